import type { LinearModel } from './level-model.ts'

/*
 * Written by bench/level/fit-level.ts; do not edit by hand. Units: see english-features.ts, arabic-features.ts and
 * shortFeatures in estimate-age.ts. Chunk models give a difficulty (0 an easy storybook, 1 a demanding classic), short
 * models a level from 1 to 5.
 */

export const ENGLISH_CHUNK_MODEL: LinearModel = {
  intercept: 1.2087,
  coefficients: {
    typeFrequency: -0.4329,
    lowFrequency: -0.0318,
    rareTypeShare: 1.3932,
    logLongestSentence: 0.3083,
    negationShare: 6.425,
    linkShare: 5.2605,
    prepositionShare: 0.5849,
    compoundShare: 4.0009,
    abstractShare: 3.3714,
    archaicShare: 24.8405,
    quotedShare: 0.244,
    overlap: -0.4559,
    wordWeight: 1,
    senseWeight: 1,
  },
}

export const ARABIC_CHUNK_MODEL: LinearModel = {
  intercept: -0.2177,
  coefficients: {
    logMeanSentence: 0.181,
    logLongestSentence: -0.1301,
    rareShare: 2.836,
    cliticShare: -0.4439,
    classicalShare: 4.331,
    senseWeight: 1,
  },
}

export const ENGLISH_SHORT_MODEL: LinearModel = {
  intercept: -2.4059,
  coefficients: {
    logWords: 0.9056,
    logLongestSentence: 0.0695,
  },
}

export const ARABIC_SHORT_MODEL: LinearModel = {
  intercept: -0.3726,
  coefficients: {
    logWords: 0.5703,
    logLongestSentence: 0.1608,
    vocalisedShare: -0.8677,
  },
}

/** word:weight, see word-weight.ts. */
export const WORD_WEIGHTS = `a:-0.026 able:-0.004 about:-0.010 above:0.006 abroad:-0.000 absence:-0.003 absolute:0.001 absolutely:-0.001
accept:0.002 accepted:-0.004 accident:-0.004 accompanied:0.003 accompany:0.000 accomplished:-0.006
according:-0.000 accordingly:-0.001 account:0.007 accounts:-0.007 accustomed:-0.004 acquaintance:-0.004
acquainted:0.003 acquired:-0.001 across:0.003 act:0.003 acted:-0.002 acting:-0.005 action:-0.003
actions:-0.000 active:-0.002 activity:0.003 acts:-0.002 actually:0.008 add:-0.002 added:-0.006 address:0.003
addressed:-0.002 admiration:0.003 admit:-0.002 admitted:-0.000 advance:0.000 advanced:-0.004 advantage:-0.003
adventure:0.009 adventures:0.001 advice:0.002 advise:0.001 advised:0.002 affair:0.002 affairs:0.004
affected:-0.000 affection:-0.003 afford:0.001 afraid:0.002 after:0.025 afternoon:-0.003 afterward:-0.002
afterwards:-0.001 again:-0.016 against:0.008 age:0.002 ages:0.003 ago:0.001 agony:-0.002 agree:-0.003
agreeable:-0.006 agreed:0.003 ah:0.001 ahead:-0.002 aid:0.001 aim:-0.003 ain't:-0.008 air:0.010 alarm:-0.001
alas:-0.001 alive:-0.006 all:-0.012 allow:-0.001 allowed:-0.008 almost:-0.009 alone:0.013 along:-0.008
aloud:-0.004 already:0.004 also:-0.008 although:-0.014 altogether:-0.005 always:0.005 am:-0.020
amazement:-0.002 amid:-0.000 among:0.004 amongst:0.001 amount:-0.001 amused:0.002 amusement:-0.003 an:0.032
ancient:0.004 and:0.014 angel:-0.002 anger:0.002 angrily:-0.002 angry:-0.005 animal:-0.002 animals:0.003
announced:0.002 another:0.009 answer:0.015 answered:-0.019 anxiety:-0.004 anxious:0.003 anxiously:-0.004
any:0.002 anybody:0.007 anyhow:0.001 anyone:0.000 anything:0.010 anyway:0.001 anywhere:0.000 apart:-0.002
apparent:0.002 apparently:-0.005 appeal:-0.004 appear:-0.001 appearance:-0.008 appeared:0.009 appears:0.004
appointed:0.002 approach:0.005 approached:0.001 approaching:0.002 apt:0.000 are:-0.012 aren't:-0.003
argument:0.001 arguments:-0.001 arise:0.001 arm:0.001 armed:0.005 arms:-0.010 army:-0.001 arose:-0.004
around:-0.006 arranged:0.003 arrangement:0.002 arrested:0.002 arrive:-0.002 arrived:0.007 art:0.001
article:-0.001 artist:0.003 as:0.006 ashamed:0.003 aside:0.003 ask:-0.003 asked:0.018 asking:-0.006
asks:-0.002 asleep:-0.010 aspect:0.005 ass:-0.000 assistance:-0.002 assumed:-0.003 assure:-0.004
assured:-0.003 astonished:0.006 astonishment:-0.003 at:-0.001 ate:-0.004 attached:-0.004 attack:0.007
attempt:0.011 attempted:-0.004 attend:-0.001 attended:-0.000 attention:-0.001 attitude:0.005 audience:0.000
aunt:-0.002 author:0.000 authority:-0.003 autumn:0.001 avoid:0.004 awake:-0.001 aware:0.005 away:-0.010
awe:0.002 awful:0.000 awoke:-0.003 ay:0.006 baby:-0.005 back:0.017 backs:-0.001 bad:-0.002 bade:0.003
badly:0.003 bag:-0.010 bags:0.002 ball:0.018 band:0.001 bank:-0.006 bar:0.005 bare:0.002 base:-0.001
basket:-0.002 battle:-0.002 be:0.005 beach:-0.000 bear:0.010 beard:0.003 bearing:0.001 bears:-0.002
beast:0.010 beasts:-0.002 beat:-0.000 beaten:0.005 beating:-0.001 beautiful:-0.004 beauty:0.004 became:-0.002
because:-0.001 become:0.003 becomes:0.007 becoming:-0.001 bed:-0.008 bedroom:0.001 beds:-0.002 been:0.016
before:-0.000 beg:-0.008 began:0.010 begged:0.001 begin:-0.003 beginning:0.012 begins:0.002 begun:0.009
beheld:-0.003 behind:0.000 behold:-0.005 being:0.020 beings:-0.002 belief:0.004 believe:0.011 believed:0.001
bell:0.004 belong:-0.003 belonged:-0.003 belonging:-0.003 beloved:0.003 below:0.008 bend:0.002 beneath:0.007
bent:0.005 beside:0.006 besides:0.008 best:0.006 betrayed:-0.001 better:0.005 between:0.015 bewildered:0.002
beyond:0.004 bid:0.002 big:-0.021 bill:-0.004 bird:-0.004 birds:0.008 birth:-0.002 bishop:-0.001 bit:-0.001
bite:0.003 bitter:-0.001 black:-0.002 blame:0.003 blanket:-0.001 blessed:0.002 blessing:0.003 blind:0.003
blood:0.005 bloody:0.002 blow:0.001 blows:0.002 blue:-0.004 blush:0.002 board:-0.003 boat:-0.008 boats:0.003
bodies:0.002 body:-0.004 bold:0.003 bones:-0.001 book:-0.011 books:-0.003 boots:-0.000 bore:0.003 born:-0.005
borne:0.001 bosom:0.004 both:0.001 bottle:-0.000 bottom:-0.012 bought:0.008 bound:-0.006 bounds:0.003
bow:-0.003 bowed:0.000 box:-0.009 boy:0.003 boys:-0.008 brain:-0.014 branches:-0.001 brave:0.001 bread:-0.009
break:0.003 breakfast:0.006 breaking:0.006 breast:-0.000 breath:0.010 breathed:-0.000 breathing:0.002
breeze:-0.003 bridge:-0.000 brief:0.005 bright:-0.013 brightness:-0.003 brilliant:0.004 bring:-0.004
bringing:0.005 broad:0.004 broke:-0.004 broken:0.013 brother:0.018 brothers:-0.002 brought:-0.002 brow:0.006
brown:-0.001 build:-0.005 building:0.002 buildings:0.001 built:-0.001 buried:-0.001 burn:0.001 burned:-0.004
burning:-0.004 burst:-0.005 bus:-0.005 bush:0.005 business:-0.000 busy:-0.006 but:-0.002 buy:-0.004 by:0.012
c:0.004 cabin:-0.003 cake:-0.002 call:0.004 called:-0.010 calling:-0.005 calls:-0.003 calm:-0.005 came:-0.006
camp:-0.007 can:0.003 can't:-0.006 candle:0.002 cannot:0.003 cap:0.000 capable:0.002 capital:0.002
captain:-0.002 car:-0.007 card:-0.002 cards:0.001 care:0.003 career:-0.002 careful:0.001 carefully:-0.001
carpet:0.000 carriage:0.006 carried:0.008 carry:-0.016 carrying:-0.004 cart:-0.003 case:0.012 cases:0.001
cast:0.001 castle:-0.003 cat:0.004 catch:-0.003 catching:0.000 cats:-0.000 caught:-0.003 cause:-0.001
caused:-0.000 causes:0.002 cave:-0.003 cease:0.006 ceased:0.000 ceiling:-0.002 celebrated:-0.002 cellar:0.001
centre:0.004 century:-0.006 certain:0.018 certainly:-0.002 chain:-0.003 chair:0.012 chairs:0.001
chamber:-0.000 chance:-0.005 change:0.008 changed:0.003 changes:0.001 chap:0.005 character:0.006
characters:-0.002 charge:0.001 charged:-0.005 charm:0.002 check:0.002 checked:0.002 cheek:0.004 cheeks:0.001
cheerful:-0.011 chest:0.008 chief:-0.003 child:0.006 children:-0.019 chin:-0.002 choice:0.001 choose:0.004
chose:-0.003 chosen:0.006 church:-0.002 cigar:0.001 circle:-0.001 circumstance:0.002 circumstances:-0.004
cities:0.002 city:-0.001 civil:-0.001 claim:0.003 class:-0.013 clean:-0.004 clear:-0.007 cleared:-0.001
clearly:0.007 clever:0.008 climbed:-0.001 clock:0.000 close:0.008 closed:-0.001 closely:0.001 closer:-0.005
cloth:-0.005 clothes:0.006 cloud:-0.004 clouds:0.003 coast:0.003 coat:0.002 coffee:0.003 cold:0.011
collar:0.002 color:-0.003 colored:-0.001 colour:0.006 coloured:-0.005 come:0.030 comes:0.003 comfort:-0.001
comfortable:-0.003 coming:0.001 command:-0.002 commanded:0.002 committed:0.003 common:-0.003 companion:0.003
companions:-0.001 company:0.011 compare:0.001 compared:0.002 compelled:0.001 complete:0.001 completely:-0.001
composed:-0.003 conceal:0.002 concealed:-0.001 conception:0.003 concern:0.003 concerned:0.003 concerning:0.003
concluded:-0.008 conclusion:-0.001 condition:-0.001 conditions:-0.005 conduct:-0.003 confess:-0.001
confessed:0.001 confidence:0.001 confusion:-0.001 connected:-0.005 conscience:0.003 conscious:0.001
consciousness:-0.000 consent:0.002 consequence:-0.001 consequences:-0.002 consequently:0.003 consider:0.001
considerable:-0.005 consideration:0.006 considered:0.002 considering:0.002 constant:0.003 constantly:-0.001
contained:0.003 containing:-0.000 contempt:0.000 content:0.007 contents:-0.004 continually:0.001
continue:0.003 continued:-0.001 contrary:-0.004 contrast:-0.001 control:0.005 conversation:-0.001
conviction:-0.002 convinced:0.001 cook:0.001 cool:-0.002 corner:-0.002 corners:-0.007 correct:-0.004
corridor:-0.002 cost:-0.000 could:-0.020 couldn't:-0.002 council:0.003 counsel:-0.002 count:-0.008
counted:-0.009 countenance:-0.007 counter:0.003 counting:-0.002 country:0.005 couple:0.007 courage:0.002
course:-0.009 court:0.004 courts:0.001 cousin:0.005 cover:-0.001 covered:-0.003 covering:0.001 craft:-0.005
created:0.002 creature:-0.002 creatures:-0.006 credit:0.000 crew:-0.005 cried:0.014 cries:0.007 crime:-0.001
cross:-0.007 crossed:-0.001 crowd:0.001 crown:0.005 cruel:-0.003 cry:-0.004 crying:-0.001 cup:0.008
curate:-0.002 cure:0.002 curiosity:0.001 curious:-0.006 current:0.006 curtains:0.001 custom:-0.000 cut:0.008
cutting:-0.001 d:-0.004 daily:0.004 damn:0.002 damp:-0.002 dance:0.002 danced:0.002 dancing:0.000
danger:-0.004 dangerous:-0.006 dare:-0.006 dared:-0.001 daring:0.001 dark:-0.013 darkness:0.004 darling:0.001
dashed:-0.003 date:-0.000 daughter:-0.004 daughters:0.001 dawn:0.001 day:0.009 daylight:-0.003 days:0.004
de:-0.004 dead:0.013 deal:-0.005 dear:0.002 death:0.010 deceived:-0.002 decided:-0.002 decision:-0.001
deck:-0.002 declare:0.004 declared:-0.001 deed:-0.001 deep:0.008 defence:-0.001 defend:0.007 definite:-0.003
degree:0.003 degrees:0.001 deliberately:-0.003 delicate:-0.001 delight:0.005 delighted:0.002 delightful:-0.002
delivered:-0.001 demanded:-0.007 deny:0.003 depart:-0.000 departure:0.002 depth:-0.001 depths:0.001
descend:-0.000 descended:0.003 describe:-0.002 described:0.004 description:-0.002 desert:-0.006 deserted:0.001
design:0.007 desire:0.005 desired:-0.001 desk:0.001 despair:0.004 desperate:-0.001 destroy:-0.003
destroyed:-0.003 destruction:-0.005 details:-0.002 detective:-0.002 determined:-0.002 development:0.002
devil:0.008 devoted:-0.001 devotion:-0.002 did:0.007 didn't:0.004 die:-0.005 died:-0.000 difference:0.004
different:-0.006 difficult:-0.001 difficulties:0.003 difficulty:0.008 dignity:0.003 dim:-0.005 dining:0.005
dinner:0.002 direct:0.001 directed:0.003 direction:-0.002 directions:-0.002 directly:0.005 dirty:0.002
disappeared:-0.002 discover:-0.003 discovered:0.005 discovery:-0.002 disposition:0.000 distance:0.005
distant:-0.000 distinctly:0.000 distinguished:-0.000 distress:0.000 disturbed:0.000 divided:0.004
divine:-0.001 do:-0.033 doctor:-0.001 doctrine:-0.001 does:-0.007 doesn't:-0.009 dog:0.004 dogs:-0.003
doing:-0.004 dollars:-0.006 don't:-0.025 done:0.006 door:0.018 doors:0.005 doorway:-0.003 dost:0.002
doth:0.004 double:0.001 doubt:0.002 doubtful:0.001 doubtless:-0.005 down:-0.003 downstairs:-0.004 dozen:0.000
dr:0.004 drag:0.003 drank:-0.001 draw:-0.002 drawer:0.002 drawing:0.000 drawn:0.004 dread:0.000 dreadful:0.002
dream:-0.000 dreams:-0.001 dress:0.003 dressed:0.001 drew:0.007 dried:0.004 drink:0.007 drinking:-0.002
drive:0.004 driven:-0.007 driver:-0.007 driving:0.002 drop:-0.000 dropped:0.007 dropping:-0.001 drove:0.006
drunk:0.002 dry:0.006 due:0.006 dull:0.002 during:0.004 dust:0.003 duties:0.002 duty:-0.004 dwell:-0.001
dying:0.001 e:0.009 each:0.013 eager:-0.000 eagerly:-0.003 ear:-0.006 early:0.008 earnest:-0.004 ears:-0.005
earth:0.003 earthly:-0.001 ease:0.009 easier:-0.003 easily:0.009 east:-0.001 easy:0.000 eat:-0.000
eaten:-0.002 eating:-0.004 edge:0.001 edges:-0.005 education:-0.001 effect:0.004 effects:-0.001 effort:-0.000
efforts:-0.005 eggs:0.008 eh:0.003 eight:-0.001 eighteen:0.002 either:0.015 elder:0.001 elements:-0.001
eleven:-0.002 else:0.016 elsewhere:-0.003 em:0.000 emotion:0.001 empire:0.007 employ:-0.003 employed:0.001
empty:-0.000 enable:-0.005 end:-0.011 ended:0.003 endless:-0.001 ends:-0.000 enemies:-0.001 enemy:-0.003
energy:0.010 engaged:-0.002 engine:-0.000 enjoy:-0.001 enjoyed:-0.006 enjoyment:-0.002 enormous:-0.000
enough:0.007 enter:0.001 entered:-0.009 entering:0.002 entire:0.002 entirely:0.005 entrance:0.004 envy:-0.001
equal:0.005 equally:-0.000 ere:0.006 error:0.004 escape:-0.005 escaped:-0.002 especially:0.005
established:-0.002 eternal:0.002 even:-0.018 evening:-0.002 event:0.001 events:0.004 ever:-0.004 every:0.019
everybody:-0.017 everyone:-0.001 everything:0.011 everywhere:-0.002 evidence:0.001 evident:-0.000
evidently:-0.001 evil:0.005 exact:-0.001 exactly:-0.009 examination:0.003 examine:-0.001 examined:-0.001
example:-0.007 excellent:-0.006 except:-0.003 excited:0.003 excitement:-0.002 exclaimed:-0.002 excuse:0.003
execution:-0.003 exercise:0.001 exhausted:0.002 exist:0.000 existed:-0.006 existence:0.004 expect:-0.001
expected:-0.001 expecting:0.001 expedition:-0.001 experience:-0.002 experienced:0.006 explain:0.002
explained:-0.002 explanation:0.002 exposed:-0.002 express:0.003 expressed:0.004 expression:0.000
extended:-0.004 extent:-0.003 extraordinary:-0.003 extreme:-0.002 extremely:-0.000 eye:0.011 eyes:0.015
face:-0.011 faced:-0.001 faces:-0.005 fact:0.007 facts:-0.001 fail:0.000 failed:0.000 faint:0.005 fair:0.005
fairly:0.000 fairy:-0.002 faith:0.004 faithful:-0.000 fall:0.009 fallen:-0.007 falling:0.002 falls:0.001
false:-0.002 fame:-0.000 familiar:-0.002 families:-0.002 family:0.016 famous:-0.009 fancied:-0.003
fancy:-0.003 far:0.020 farm:-0.007 farther:-0.002 fashion:-0.001 fashioned:0.003 fast:-0.001 fastened:-0.001
fat:0.002 fatal:0.002 fate:0.002 father:-0.012 father's:0.001 fathers:0.003 fault:-0.001 favor:-0.005
favour:0.003 fear:-0.013 feared:-0.000 fearful:-0.002 fears:-0.003 feast:-0.002 features:0.004 feeble:-0.000
feed:0.001 feeding:0.002 feel:-0.004 feeling:-0.003 feelings:-0.000 feels:-0.000 feet:0.015 fell:-0.005
fellow:0.011 fellows:-0.000 felt:-0.003 fence:-0.004 fetch:-0.001 fever:0.002 few:-0.003 field:0.013
fields:0.008 fierce:0.006 fifteen:-0.005 fifth:0.003 fifty:0.005 fight:-0.006 fighting:-0.002 figure:-0.008
figures:0.005 fill:-0.000 filled:-0.004 final:0.000 finally:0.009 find:0.013 finding:-0.003 finds:0.002
fine:0.008 finger:0.001 fingers:-0.001 finish:0.002 finished:-0.015 fire:-0.015 fired:0.003 fires:0.002
firm:0.001 firmly:-0.001 first:0.013 fish:0.003 fit:-0.001 five:0.008 fix:-0.000 fixed:0.012 flag:0.000
flame:-0.009 flames:0.003 flash:-0.001 flat:-0.004 fled:0.001 flesh:0.005 flew:-0.002 flight:0.003 flood:0.001
floor:0.004 flow:-0.002 flower:0.000 flowers:-0.005 flung:-0.003 flushed:0.000 fly:-0.001 flying:-0.003
folded:0.006 folks:-0.003 follow:0.001 followed:0.010 following:-0.001 follows:-0.000 fond:-0.005 food:-0.001
fool:0.001 foolish:-0.005 foot:-0.007 for:-0.007 force:-0.002 forced:0.001 forces:0.002 forehead:-0.006
foreign:0.000 forest:0.005 forever:-0.000 forget:-0.001 forgive:-0.004 forgot:-0.006 forgotten:0.002
form:0.004 formed:-0.009 former:0.002 forms:0.006 forth:0.002 fortune:0.007 forty:0.002 forward:-0.001
fought:0.003 found:0.016 founded:-0.001 four:-0.008 fourteen:0.001 fourth:0.005 frame:0.005 francs:0.001
free:-0.008 freedom:0.002 freely:0.001 frequent:-0.002 frequently:0.003 fresh:0.004 friend:0.001
friendly:0.005 friends:0.006 friendship:0.002 fright:-0.001 frightened:0.001 frightful:-0.001 fro:-0.001
from:0.012 front:0.004 fruit:0.008 full:-0.009 fully:-0.000 fun:-0.002 fundamental:0.004 funny:-0.003
furious:-0.000 further:0.005 fury:-0.002 future:0.001 gain:-0.003 gained:-0.002 game:0.003 garden:-0.008
garments:0.003 gas:0.004 gate:-0.006 gather:-0.003 gathered:-0.003 gathering:0.001 gave:-0.008 gay:-0.001
gaze:-0.002 gazed:0.000 gazing:-0.004 general:-0.002 generally:-0.007 generous:-0.002 genius:0.006
gentle:-0.005 gentleman:0.003 gentlemen:0.011 gently:0.003 genuine:-0.003 gesture:0.003 get:0.017 gets:-0.001
getting:0.000 giant:-0.007 gift:0.002 girl:-0.001 girls:-0.001 give:0.007 given:-0.004 gives:0.002
giving:-0.003 glad:-0.002 glance:-0.001 glanced:-0.000 glass:0.002 glasses:0.005 glorious:0.002 glory:0.002
go:-0.010 god:0.004 gods:0.001 goes:-0.009 going:0.002 gold:-0.004 golden:-0.009 gone:0.003 good:0.012
goodness:-0.004 got:-0.006 government:-0.003 gown:0.005 grace:0.002 gradually:-0.004 grand:-0.002
grandfather:-0.002 grandmother:0.001 grant:0.001 grasp:0.000 grass:0.003 grateful:0.001 gratitude:0.004
grave:-0.003 gray:0.002 great:-0.016 greater:0.002 greatest:0.001 greatly:-0.004 green:-0.010 grew:-0.005
grey:0.006 grief:-0.005 grip:0.003 ground:0.002 grounds:0.002 group:0.003 grow:-0.005 growing:-0.001
grown:-0.000 grows:0.003 guard:0.002 guess:-0.010 guest:-0.003 guests:-0.002 guide:0.004 guilt:-0.000
guilty:-0.004 gun:0.006 guns:0.004 ha:0.002 habit:-0.001 habits:0.001 had:-0.023 hadn't:-0.003 hair:0.002
half:0.005 hall:-0.007 hand:0.012 handed:-0.001 handle:-0.002 hands:-0.001 handsome:0.001 hang:-0.000
hanging:0.003 happen:0.005 happened:-0.006 happens:-0.010 happiness:0.004 happy:0.009 hard:0.004 hardly:-0.005
harm:-0.004 has:0.012 hasn't:-0.003 hast:-0.007 haste:0.002 hastened:-0.001 hastily:-0.000 hat:-0.005
hate:0.004 hated:-0.002 hath:0.003 hatred:-0.001 have:0.010 haven't:0.003 having:0.017 he:-0.013 he'd:0.012
he'll:-0.003 he's:-0.001 head:-0.006 headed:-0.004 heads:0.004 health:-0.000 heap:0.006 hear:0.005 heard:0.013
hearing:0.004 heart:-0.005 hearts:0.001 hearty:-0.004 heat:0.001 heaven:0.001 heavens:0.001 heavy:0.008
heed:0.001 heels:-0.003 height:0.011 held:0.001 hell:0.000 help:-0.008 helped:0.005 helpless:0.000 hence:0.004
her:0.003 here:0.005 hero:-0.004 hers:-0.004 herself:-0.007 hesitated:-0.002 hid:-0.001 hidden:-0.002
hide:-0.001 high:0.011 higher:0.001 highest:0.001 highly:0.000 hill:0.003 hills:0.001 him:-0.002 himself:0.003
his:-0.003 history:-0.005 hit:0.002 hither:-0.003 hitherto:-0.002 hold:-0.001 holding:-0.001 holds:0.005
hole:-0.001 holes:-0.000 hollow:-0.003 holy:0.002 home:0.001 honest:0.007 honey:0.002 honor:0.001 honour:0.008
hook:-0.004 hope:-0.002 hoped:-0.002 hopes:-0.000 horizon:-0.001 horn:0.002 horrible:-0.001 horrid:0.000
horror:0.008 horse:0.005 horses:0.000 hospital:0.002 host:-0.001 hot:-0.002 hotel:-0.001 hour:0.004
hours:-0.006 house:0.006 household:-0.003 houses:0.005 how:-0.017 however:-0.002 huge:0.007 human:-0.001
humanity:0.003 humble:0.000 humour:-0.001 hundred:0.015 hung:0.003 hunger:0.007 hungry:-0.001 hurried:-0.003
hurry:-0.001 hurt:-0.003 husband:-0.001 hush:-0.004 hut:0.005 i:0.025 i'd:0.012 i'll:-0.015 i'm:0.004
i've:0.013 ice:0.002 idea:0.011 ideal:0.003 ideas:-0.004 if:0.021 ignorance:-0.005 ignorant:-0.001 ill:0.008
image:0.005 imagination:-0.005 imagine:0.000 imagined:0.002 immediate:0.003 immediately:-0.001 immense:-0.004
impatient:-0.001 importance:0.002 important:-0.006 impossible:0.009 impression:-0.005 impulse:0.004 in:0.009
incapable:0.001 inches:0.010 incident:0.001 inclination:-0.000 inclined:0.001 increase:-0.001 increased:-0.001
increasing:0.007 incredible:-0.002 indeed:0.003 indicated:0.004 indifference:-0.003 indifferent:-0.000
individual:0.000 infinite:-0.001 influence:0.001 information:0.004 informed:0.001 inhabitants:-0.003
injured:0.002 injury:-0.005 injustice:0.000 inner:0.004 innocence:0.001 innocent:0.005 inquiry:-0.000
inside:-0.002 inspired:-0.004 instance:-0.000 instant:-0.001 instantly:-0.004 instead:-0.000 instinct:0.002
instinctively:0.001 instincts:0.002 intelligence:0.000 intelligent:-0.001 intended:0.003 intense:0.001
intention:0.002 interest:0.005 interested:-0.004 interesting:0.000 interests:0.002 interior:-0.000
interrupted:-0.002 intervals:0.001 intimate:-0.001 into:-0.006 invited:-0.003 iron:0.004 is:-0.001
island:-0.001 isn't:-0.011 issued:-0.003 it:0.004 it'll:0.002 it's:-0.003 its:0.019 itself:-0.005 jack:-0.000
jacket:-0.006 job:-0.009 john:0.007 join:0.005 joined:0.004 joke:0.006 journey:0.002 joy:-0.000 judge:0.001
judges:0.002 judgment:0.006 jump:0.001 jumped:-0.004 just:-0.013 justice:0.003 keen:0.002 keep:0.008
keeping:-0.004 keeps:0.002 kept:0.005 key:-0.002 keys:0.002 kill:0.004 killed:-0.001 killing:0.001 kind:0.006
kindly:-0.007 kindness:0.001 kinds:-0.001 king:0.008 kingdom:-0.005 kings:0.003 kiss:0.000 kissed:0.001
kitchen:0.001 knee:-0.008 knees:0.001 knew:0.009 knife:-0.004 knight:-0.001 knights:-0.002 knock:-0.007
knocked:-0.002 know:0.001 knowing:0.004 knowledge:0.005 known:0.011 knows:0.007 la:-0.001 labour:0.005
lad:-0.003 ladder:0.000 ladies:-0.000 lady:0.012 laid:0.009 lake:-0.003 lamp:0.006 land:0.004 landed:0.000
lands:0.003 language:-0.002 lantern:0.000 lap:-0.001 large:0.005 larger:0.001 last:-0.009 late:0.002
lately:0.007 later:-0.006 latter:-0.003 laugh:0.006 laughed:-0.003 laughing:-0.003 laughter:0.007 law:0.002
laws:-0.003 lay:0.009 laying:0.003 lead:0.001 leader:-0.003 leading:-0.001 leads:0.003 leaf:0.001 lean:0.002
leaned:-0.010 leaning:0.001 learn:-0.009 learned:0.003 learning:0.007 least:0.007 leather:0.003 leave:0.001
leaves:-0.001 leaving:0.004 led:-0.005 left:0.006 leg:-0.000 legs:0.001 length:0.004 less:-0.000 lesson:-0.004
lest:0.002 let:0.020 let's:-0.002 letter:0.001 letters:0.001 level:0.004 liberal:-0.001 liberty:-0.001
library:0.002 lid:-0.001 lie:0.009 lies:-0.006 life:-0.005 lift:-0.003 lifted:0.001 light:0.016 lighted:-0.007
lights:0.002 like:-0.016 liked:-0.001 likely:0.001 likewise:0.001 limbs:0.002 line:0.002 linen:0.000
lines:0.004 lip:0.004 lips:-0.004 list:-0.001 listen:-0.001 listened:0.004 listening:0.007 lit:0.006
little:-0.003 live:-0.007 lived:-0.012 lives:0.004 living:0.010 lock:0.000 locked:0.004 lofty:0.002
lonely:-0.005 long:-0.005 longer:-0.000 look:0.022 looked:-0.010 looking:-0.007 looks:-0.009 loose:0.003
lord:0.004 lose:0.006 loss:0.005 lost:0.004 lot:0.005 loud:-0.006 loudly:0.004 love:-0.005 loved:-0.005
lovely:-0.005 lover:0.001 loves:-0.001 low:-0.015 lower:0.008 luck:0.000 lucky:-0.005 lunch:-0.003
lying:-0.007 m:-0.005 machine:-0.002 mad:-0.004 madame:0.001 made:-0.013 madness:-0.001 maid:0.005
maiden:-0.004 main:0.007 make:0.003 makes:0.005 making:0.005 mamma:0.005 man:0.007 man's:0.009 manage:-0.005
managed:-0.002 mankind:-0.002 manner:0.004 manners:-0.002 many:0.006 march:0.002 mark:0.006 marked:-0.003
marks:-0.003 marriage:-0.008 married:0.007 marry:-0.004 mass:-0.001 master:-0.001 masters:-0.002 match:0.001
mate:-0.000 material:0.001 matter:0.019 matters:-0.000 may:-0.007 maybe:-0.012 me:0.003 meal:0.003 mean:0.008
meaning:0.005 means:-0.004 meant:0.002 meantime:-0.000 meanwhile:0.005 measure:-0.000 meat:-0.001 meet:-0.001
meeting:0.001 melancholy:-0.000 member:-0.007 members:-0.002 memory:0.006 men:0.001 mention:0.003
mentioned:-0.000 mercy:-0.002 mere:-0.001 merely:-0.002 merit:0.001 merry:0.004 message:0.000 met:0.006
metal:-0.000 method:0.002 methods:-0.004 middle:0.000 midst:-0.002 might:-0.008 mighty:-0.005 mile:0.001
miles:-0.006 military:-0.004 milk:-0.002 mind:0.000 minded:-0.004 minds:-0.002 mine:0.007 mingled:-0.003
minute:-0.003 minutes:0.004 mirror:-0.001 miserable:-0.002 misery:0.004 misfortune:0.000 miss:0.002
missing:-0.001 mist:-0.001 mistake:0.001 mistaken:0.001 mistress:0.000 mixed:0.005 modern:-0.006 modest:0.000
moment:0.000 moments:-0.002 money:-0.010 month:0.000 months:-0.003 moon:-0.001 moral:0.005 morality:0.001
more:0.005 moreover:-0.002 morning:-0.001 morrow:-0.006 mortal:0.004 most:0.004 mother:0.002 mother's:0.002
mothers:-0.001 motion:0.012 motionless:-0.004 mountain:-0.006 mountains:0.000 mounted:0.004 mouth:0.009
move:0.009 moved:0.002 movement:0.007 movements:-0.002 moving:0.001 mr:0.005 mrs:0.006 much:0.003
murder:-0.001 murmur:-0.002 murmured:-0.004 music:-0.014 must:0.015 muttered:0.003 my:0.005 myself:-0.000
mysterious:-0.003 mystery:-0.001 naked:0.001 name:0.005 named:-0.003 names:0.003 narrow:-0.008 nation:0.005
nations:0.002 native:0.001 natural:-0.003 naturally:-0.003 nature:0.001 nay:-0.003 near:0.003 nearer:0.002
nearest:0.001 nearly:0.002 neat:-0.002 necessarily:0.001 necessary:0.005 necessity:-0.002 neck:-0.000
need:-0.005 needed:-0.002 needs:-0.003 neighbour:0.003 neighbourhood:0.000 neighbours:-0.001 neither:0.006
nephew:-0.001 nerves:0.001 nervous:0.010 never:0.011 nevertheless:0.005 new:0.009 news:0.001 newspaper:0.001
next:-0.013 nice:-0.011 night:0.023 nights:0.007 nine:-0.005 no:0.011 noble:-0.004 nobody:-0.006 nodded:-0.000
noise:-0.006 non:0.003 none:-0.004 nonsense:0.006 noon:0.009 nor:0.017 north:0.003 nose:-0.004 not:0.050
note:0.006 notes:-0.002 nothing:0.010 notice:0.003 noticed:-0.006 notion:-0.001 notwithstanding:-0.000
now:-0.000 number:-0.001 numbers:-0.008 numerous:-0.005 nurse:-0.002 o:0.050 o'clock:-0.009 oath:0.001
obey:-0.003 obeyed:-0.002 object:0.001 objection:-0.001 objects:-0.000 obliged:0.006 observe:0.001
observed:-0.005 obtain:-0.001 obtained:0.009 obvious:0.001 occasion:-0.001 occasionally:-0.000 occasions:0.001
occupied:0.002 occurred:-0.002 ocean:-0.001 odd:0.001 of:0.009 off:-0.001 offer:-0.002 offered:0.006
office:0.000 officer:0.002 officers:-0.000 often:-0.011 oh:-0.004 oil:0.003 old:0.030 older:-0.001 on:-0.018
once:-0.018 one:-0.006 one's:0.005 ones:-0.009 only:-0.016 open:-0.006 opened:0.004 opening:-0.006
opinion:0.004 opportunity:-0.003 opposite:0.001 or:-0.018 orange:-0.003 order:-0.000 ordered:0.002
orders:-0.005 ordinary:-0.003 original:0.005 other:0.000 other's:0.001 others:0.010 otherwise:0.008
ought:-0.002 our:-0.007 ours:0.002 ourselves:0.002 out:-0.004 outer:0.000 outside:-0.003 over:-0.000
overcome:-0.002 owe:-0.001 own:0.008 pace:-0.001 page:0.004 pages:0.001 paid:-0.005 pain:0.008 painful:0.004
pains:0.002 paint:-0.001 painted:0.001 pair:0.002 palace:0.002 pale:0.001 palm:-0.002 papa:0.001 paper:0.008
papers:-0.001 pardon:-0.010 parents:-0.003 part:-0.006 particular:-0.005 particularly:0.005 particulars:0.002
parties:-0.002 parts:0.010 party:-0.001 pass:0.013 passage:0.003 passed:0.011 passing:0.006 passion:0.005
past:-0.005 path:0.001 patience:0.002 patient:0.002 pause:0.006 paused:-0.001 pay:-0.002 paying:-0.003
peace:0.003 peculiar:-0.001 pen:0.000 pencil:-0.003 people:-0.015 per:0.005 perceive:0.000 perceived:-0.001
perfect:0.002 perfection:-0.001 perfectly:0.001 performed:-0.001 perhaps:0.017 period:0.003 permission:0.000
permit:0.001 permitted:0.003 person:-0.008 personal:0.003 persons:0.003 persuade:0.002 persuaded:0.000
philosopher:0.004 philosophy:0.007 phone:0.002 pick:-0.005 picked:-0.006 picture:-0.003 pictures:0.000
piece:-0.004 pieces:0.005 pile:0.001 pillow:-0.002 pink:-0.008 pistol:-0.001 pity:0.002 place:0.026
placed:0.004 places:-0.000 plain:-0.010 plainly:0.002 plan:-0.004 planet:-0.004 plans:-0.001 plant:-0.006
plate:0.005 play:0.014 played:0.004 playing:-0.002 pleasant:-0.005 please:-0.009 pleased:-0.006 pleasure:0.003
plenty:0.005 pocket:-0.012 pockets:-0.006 poet:0.000 poetry:-0.001 point:0.021 pointed:0.000 pointing:-0.004
points:0.001 poison:0.001 police:0.001 political:0.001 pool:-0.001 poor:0.010 port:0.004 portion:-0.001
position:-0.006 positively:0.000 possess:0.000 possessed:-0.002 possession:-0.007 possibility:0.002
possible:0.003 possibly:-0.003 post:-0.002 pot:0.001 pounds:0.007 pouring:-0.000 poverty:0.001 power:0.005
powerful:0.000 powers:0.003 practical:-0.002 practice:-0.006 practised:-0.003 pray:-0.004 prayed:-0.001
prayer:0.002 prayers:0.001 precious:0.003 precisely:0.000 prefer:-0.000 preferred:-0.004 prepared:-0.000
presence:0.003 present:0.008 presented:0.001 presently:0.008 preserved:0.001 press:0.011 pressed:0.003
pressing:0.001 pressure:0.003 presume:-0.001 pretend:0.003 pretended:0.001 pretty:0.000 prevent:0.001
prevented:0.002 previous:-0.006 prey:0.007 price:-0.001 pride:0.005 priest:0.002 prince:-0.002 princess:-0.000
principal:0.002 principle:0.002 principles:0.002 printed:-0.002 prison:-0.002 prisoner:-0.000 prisoners:-0.003
private:0.005 probably:0.003 problem:-0.001 proceed:0.000 proceeded:0.002 process:0.000 produce:-0.003
produced:0.000 profession:-0.001 professor:-0.006 profit:0.003 profound:0.001 progress:0.001 promise:-0.005
promised:-0.004 promptly:-0.000 proof:0.005 proper:-0.004 properly:0.003 property:-0.006 proportion:-0.004
propose:0.002 proposed:-0.004 proud:-0.007 prove:-0.004 proved:0.008 provided:0.003 public:0.005
published:0.007 pull:-0.003 pulled:0.002 punishment:0.000 pure:0.002 purpose:-0.001 push:-0.000 pushed:0.002
put:0.003 puts:-0.000 putting:-0.001 qualities:-0.004 quality:0.001 quantity:-0.005 quarrel:-0.005
quarter:0.003 quarters:0.002 queen:-0.003 queer:-0.000 question:0.001 questions:-0.001 quick:-0.004
quickly:-0.001 quiet:-0.001 quietly:0.001 quite:0.003 rabbit:0.001 race:-0.003 rage:-0.004 rail:-0.004
railway:-0.000 rain:0.004 raise:0.004 raised:0.001 raising:0.000 ran:0.009 rang:0.000 range:0.004 rank:0.001
rapid:0.007 rapidly:-0.001 rare:0.000 rate:-0.002 rather:0.025 rays:0.002 re:0.002 reach:0.008 reached:0.005
read:0.000 reader:-0.003 readily:0.002 reading:-0.004 ready:-0.003 real:-0.000 reality:0.001 realized:-0.003
really:-0.010 rear:0.002 reason:0.006 reasonable:-0.000 reasons:0.003 recalled:-0.001 receive:-0.005
received:-0.002 recent:0.000 recognised:0.000 recognize:0.002 recognized:0.000 record:0.000 recovered:0.001
red:0.006 reference:0.001 reflected:-0.000 reflection:0.001 refuge:0.002 refuse:0.006 refused:-0.002
regard:-0.001 regarded:-0.005 region:0.001 regret:0.001 regular:0.003 reign:-0.003 rejoined:-0.001
related:-0.005 relation:0.002 relations:0.003 relative:0.003 relief:0.005 religion:-0.002 religious:0.001
remain:-0.005 remained:0.003 remaining:-0.002 remains:-0.002 remark:-0.001 remarkable:0.001 remarked:-0.003
remarks:0.003 remember:0.013 remembered:-0.002 reminded:-0.001 remote:0.001 remove:0.003 removed:0.002
rendered:0.001 repeat:-0.003 repeated:-0.002 replied:0.001 reply:0.006 report:0.005 reported:-0.000
reports:0.008 represented:0.004 reputation:0.002 request:0.000 require:0.003 required:0.003 resolution:0.000
resolved:-0.002 respect:0.003 respectable:0.000 rest:0.004 restless:-0.002 result:0.007 results:0.003
resumed:-0.003 retired:0.001 return:-0.001 returned:0.008 returning:0.003 revealed:0.000 reward:-0.007
rich:-0.010 rid:0.006 ride:-0.004 ridiculous:0.004 rifle:0.000 right:-0.014 rightly:0.002 rights:-0.001
ring:0.003 rise:0.001 risen:-0.000 rising:-0.002 risk:-0.000 river:0.006 road:0.007 roads:0.002 roar:-0.000
roared:-0.003 robbed:-0.002 rock:-0.000 rocks:-0.002 rode:0.000 roll:0.002 rolled:-0.004 rolling:-0.001
roof:-0.009 room:0.001 rooms:0.001 roots:0.005 rope:-0.000 ropes:-0.001 rose:-0.003 rough:0.014 roughly:-0.001
round:0.003 roused:-0.000 row:0.003 rows:-0.002 royal:-0.005 rubbed:0.002 ruin:0.004 rule:-0.002 rules:0.004
run:-0.003 running:0.005 runs:0.006 rush:-0.002 rushed:-0.004 s:-0.013 sacred:-0.003 sacrifice:-0.005
sad:0.000 saddle:0.001 sadness:-0.002 safe:-0.005 safely:0.002 safety:-0.003 said:-0.013 sail:-0.001
sailors:-0.002 sake:-0.002 same:0.010 sand:-0.005 sat:-0.006 satisfaction:0.001 satisfied:0.000 savage:-0.002
save:0.007 saved:0.001 saw:0.008 say:0.005 saying:0.002 says:-0.025 scarcely:-0.001 scattered:-0.003
scene:-0.004 scheme:-0.001 school:-0.010 science:-0.003 score:-0.002 screamed:-0.001 screen:0.003 sea:-0.008
search:-0.006 season:0.006 seat:0.002 seated:0.001 seats:-0.002 second:0.007 seconds:-0.003 secret:0.003
secure:0.001 see:0.010 seeing:0.002 seek:-0.001 seeking:0.001 seem:-0.005 seemed:-0.005 seems:-0.009
seen:0.006 sees:0.001 seize:-0.001 seized:-0.002 seldom:0.002 self:0.005 selfish:-0.004 sell:0.003 send:0.000
senor:0.001 sense:0.002 senses:0.001 sent:-0.009 sentence:-0.001 separate:-0.003 separated:0.003 series:-0.003
serious:-0.002 seriously:-0.004 servant:0.003 servants:-0.006 serve:-0.002 served:-0.002 service:0.006
services:-0.004 set:0.007 sets:-0.004 setting:-0.001 settle:0.000 settled:0.001 seven:0.009 seventy:0.002
several:0.005 severe:0.001 severely:-0.004 shade:0.011 shadow:0.001 shadows:0.001 shake:0.002 shaken:0.001
shaking:-0.003 shall:0.006 shalt:0.002 shame:0.003 shape:0.002 share:-0.008 sharp:-0.001 she:-0.015
she'd:0.008 she's:0.010 shed:-0.002 sheep:-0.003 sheet:0.008 shelf:-0.004 shelter:0.008 shining:-0.008
ship:-0.017 ships:-0.000 shirt:0.002 shock:-0.002 shoes:0.006 shone:0.002 shook:-0.005 shoot:-0.001 shop:0.001
shore:0.002 short:-0.004 shortly:0.001 shot:0.001 should:-0.019 shoulder:-0.005 shoulders:-0.005
shouldn't:-0.002 shout:0.001 shouted:0.007 shouting:-0.002 show:-0.006 showed:0.002 showing:-0.007 shown:0.005
shows:-0.010 shrugged:0.001 shut:-0.008 sick:0.001 side:-0.011 sides:0.001 sigh:-0.004 sighed:-0.003
sight:0.007 sign:0.001 signed:0.003 signs:0.001 silence:0.007 silent:0.009 silk:0.001 silly:-0.001
silver:0.005 similar:-0.005 simple:0.005 simply:0.008 sin:-0.003 since:0.012 sing:-0.002 singing:-0.005
single:-0.011 singular:0.003 sink:0.006 sir:-0.002 sister:0.009 sisters:-0.002 sit:-0.005 sits:-0.004
sitting:-0.009 situation:-0.003 six:0.004 sixteen:-0.002 sixty:-0.004 size:-0.006 skin:0.001 skull:-0.001
sky:-0.010 slave:-0.003 slaves:-0.001 sleep:-0.001 sleeping:0.006 sleeve:-0.002 slept:0.004 slight:0.002
slightly:0.002 slipped:-0.001 slow:-0.001 slowly:0.012 small:-0.009 smaller:0.001 smallest:0.000 smell:-0.000
smile:-0.005 smiled:-0.013 smiling:0.002 smoke:-0.003 smoking:-0.004 smooth:-0.001 snow:-0.002 so:-0.018
social:0.005 society:-0.005 sofa:-0.001 soft:0.002 softly:0.000 soil:0.009 sold:-0.000 soldier:0.003
soldiers:-0.006 solemn:-0.001 solemnly:-0.000 solid:0.000 solution:0.002 some:-0.011 somebody:-0.012
somebody's:-0.003 somehow:-0.006 someone:-0.003 something:-0.001 sometimes:-0.008 somewhat:0.004
somewhere:-0.003 son:-0.002 song:0.002 sons:-0.003 soon:-0.003 sooner:-0.003 sorrow:-0.005 sorry:-0.009
sort:0.014 sorts:0.010 sought:0.005 soul:0.003 souls:0.001 sound:-0.003 sounded:0.005 sounds:-0.001
source:0.002 south:0.002 space:0.006 spake:0.004 spare:0.001 speak:0.008 speaking:-0.002 speaks:0.001
special:0.003 species:-0.003 spectacle:0.004 speech:-0.000 speed:0.005 spend:-0.003 spent:-0.009 spirit:0.005
spirits:-0.000 spite:-0.007 splendid:-0.002 spoke:0.001 spoken:0.002 spot:0.001 sprang:0.005 spread:0.005
spring:0.005 square:0.003 squire:0.001 st:0.003 stage:0.002 stairs:-0.005 stand:0.004 standing:-0.003
stands:-0.002 star:-0.000 stared:-0.003 staring:0.002 stars:-0.005 start:-0.007 started:-0.008 starting:0.007
startled:-0.002 state:0.008 stated:0.001 statement:0.001 states:-0.002 station:-0.005 stay:0.003 stayed:-0.000
steady:-0.002 steel:0.000 step:-0.005 stepped:0.001 steps:0.012 stern:-0.007 stick:-0.002 still:0.002
stir:-0.001 stock:0.002 stomach:-0.005 stone:-0.012 stones:-0.003 stood:0.011 stop:-0.008 stopped:-0.003
stopping:0.002 store:-0.002 stories:-0.000 storm:-0.001 story:-0.012 stout:-0.002 straight:0.013
strange:-0.002 strangely:0.000 stranger:-0.012 strangers:0.003 stream:-0.001 street:0.004 streets:-0.002
strength:-0.010 stretched:-0.004 stricken:-0.002 strike:0.004 striking:-0.000 stroke:0.002 strong:-0.003
stronger:0.003 struck:0.003 struggle:0.003 stuck:-0.002 students:-0.002 studied:-0.001 study:-0.002
stuff:0.004 stupid:-0.004 style:-0.003 subject:0.005 subjects:-0.003 succeeded:0.006 success:0.000
successful:-0.004 such:0.008 sudden:0.000 suddenly:-0.008 suffer:0.004 suffered:-0.002 suffering:0.001
sufficient:0.005 sufficiently:0.000 sugar:0.001 suggest:-0.002 suggested:-0.004 suggestion:0.008 suit:0.002
sum:-0.001 summer:0.002 sun:0.011 sunlight:0.001 sunny:-0.006 sunshine:-0.002 superior:0.002 supper:-0.002
supply:0.003 support:0.006 suppose:-0.004 supposed:0.009 sure:-0.008 surely:0.000 surface:0.005 surprise:0.006
surprised:-0.005 surrounded:0.000 suspected:0.004 suspicion:0.001 swear:0.001 sweet:0.002 swept:-0.005
swift:0.000 swiftly:0.006 swim:-0.002 swimming:-0.002 sword:0.011 swung:-0.001 sympathy:-0.000 system:-0.005
t:0.007 table:0.005 tables:0.001 tail:-0.001 take:0.009 taken:0.010 takes:0.005 taking:-0.002 tale:0.000
tales:0.002 talk:-0.003 talked:-0.000 talking:0.000 tall:-0.004 task:-0.001 taste:0.002 taught:0.002 tea:0.007
teach:0.006 teacher:-0.000 tear:-0.001 tears:0.001 teeth:0.000 tell:-0.011 telling:0.006 tells:-0.004
temper:0.001 temple:0.006 ten:0.009 tender:0.001 tenderness:0.001 tent:-0.004 term:-0.008 terms:-0.001
terrible:-0.007 terror:0.009 test:0.001 than:0.006 thank:0.002 thanks:0.008 that:0.027 that's:-0.013 the:0.010
thee:-0.013 their:-0.017 theirs:0.000 them:-0.006 themselves:0.004 then:0.023 thence:0.004 there:0.009
there's:0.004 therefore:0.014 these:-0.002 they:-0.017 they'd:0.003 they'll:0.005 they're:0.001 they've:0.004
thick:-0.001 thin:-0.006 thine:0.002 thing:-0.004 things:0.022 think:-0.012 thinking:-0.001 thinks:0.003
third:-0.003 thirst:0.005 thirty:0.005 this:0.012 thither:0.002 thoroughly:-0.001 those:0.002 thou:-0.001
though:0.010 thought:-0.013 thoughts:-0.015 thousand:0.023 thousands:-0.002 three:0.009 threw:-0.006
throat:-0.007 throne:-0.004 through:0.004 throughout:0.007 throw:0.007 throwing:0.000 thrown:-0.004
thrust:0.001 thunder:-0.002 thus:0.008 thy:-0.007 thyself:-0.005 tied:-0.002 tight:0.004 till:0.014
time:-0.021 times:0.003 tin:-0.007 tiny:-0.007 tired:-0.002 tis:0.007 title:0.003 to:0.012 today:-0.011
together:0.010 told:0.016 tomorrow:0.000 tone:-0.003 tongue:0.004 too:-0.011 took:-0.008 top:-0.010
torn:-0.001 tossed:-0.002 touch:0.004 touched:0.003 touching:0.000 toward:0.009 towards:0.003 tower:0.003
town:0.000 towns:0.001 trace:-0.002 track:-0.006 trade:0.001 trail:0.003 train:0.007 training:0.001
trap:-0.002 travel:0.006 treasure:-0.006 treat:-0.005 treated:-0.004 tree:-0.010 trees:0.008 trembling:-0.000
tremendous:0.004 trial:-0.005 tried:-0.014 trip:-0.001 triumph:-0.000 troops:0.010 trouble:-0.002
troubled:0.002 true:0.008 truly:0.000 trust:0.000 trusted:-0.006 truth:0.013 try:-0.002 trying:-0.008
tunnel:-0.008 turn:0.017 turned:0.000 turning:-0.000 turns:-0.005 twelve:-0.003 twenty:-0.004 twice:0.003
two:0.003 type:0.004 ugly:-0.004 unable:0.000 uncle:-0.002 unconscious:-0.001 under:0.004 understand:0.009
understanding:0.005 understood:-0.001 undertake:0.002 undoubtedly:-0.000 unexpected:-0.003 unfortunate:-0.005
unhappy:0.000 uniform:-0.001 universal:0.003 unjust:0.000 unknown:0.002 unless:-0.004 until:-0.025 unto:0.001
unusual:0.003 up:-0.024 upon:-0.019 upper:0.001 upstairs:0.009 upward:0.002 us:0.026 use:0.002 used:-0.013
useful:-0.003 useless:0.001 using:-0.004 usual:-0.004 usually:-0.007 utmost:0.000 utter:-0.000 uttered:0.003
utterly:0.001 vague:0.003 vain:0.002 valley:-0.005 valuable:-0.004 value:0.005 vanished:0.001 various:-0.001
vast:-0.005 veins:-0.003 venture:-0.003 ventured:-0.002 very:-0.022 vessel:-0.008 victim:-0.000 victory:0.004
view:0.008 village:0.020 violence:0.000 violent:0.000 virtue:0.005 virtuous:-0.002 visible:-0.002
vision:-0.003 visit:0.004 visitor:0.001 visitors:-0.001 voice:-0.010 voices:-0.004 voyage:-0.001 waist:0.001
wait:-0.006 waited:-0.008 waiting:0.002 walk:0.005 walked:0.005 walking:0.004 walks:0.003 wall:-0.002
walls:0.003 wandered:-0.003 wandering:-0.002 want:0.001 wanted:-0.009 wanting:0.001 wants:0.005 war:0.012
warm:-0.008 warmth:0.002 warning:0.000 was:-0.014 wash:0.002 washed:0.004 washing:-0.008 wasn't:-0.007
waste:0.000 watch:-0.008 watched:0.007 watching:0.002 water:-0.011 waters:-0.005 wave:0.001 waved:-0.008
waves:0.003 waving:-0.006 way:-0.009 ways:0.008 we:0.009 we'll:0.004 we're:-0.007 we've:-0.001 weak:0.001
weakness:0.004 wealth:-0.000 weapon:0.004 weapons:0.001 wear:-0.001 wearing:-0.006 weary:0.006 weather:0.000
wedding:-0.001 week:0.002 weeks:-0.004 weight:0.003 welcome:-0.002 well:0.024 went:0.004 wept:0.002
were:-0.005 west:0.005 wet:-0.004 what:0.017 what's:-0.003 whatever:-0.006 wheel:-0.000 when:-0.011
whence:0.003 whenever:-0.004 where:0.001 whereas:-0.001 wherein:0.004 wherever:-0.002 whether:-0.004
which:0.024 while:0.005 whilst:-0.002 whisper:-0.006 whispered:-0.007 whistle:0.001 white:0.000 who:0.021
whole:0.008 wholly:0.001 whom:-0.003 whose:-0.001 why:0.001 wicked:-0.000 wide:-0.005 wife:-0.001 wild:0.001
will:0.018 willing:0.005 willingly:0.003 wilt:-0.003 win:0.002 wind:0.009 window:0.003 windows:0.010
wine:-0.001 wings:0.003 winter:0.000 wisdom:0.003 wise:-0.011 wiser:0.001 wish:-0.000 wished:0.001
wishes:-0.006 wit:0.001 with:0.037 within:-0.001 without:-0.001 witness:-0.002 witnesses:-0.001 wits:-0.002
wolf:0.001 woman:0.013 woman's:-0.003 women:-0.005 won:-0.003 won't:-0.010 wonder:0.004 wondered:0.002
wonderful:0.001 wondering:-0.002 wood:-0.008 wooden:-0.001 woods:-0.002 word:-0.006 words:-0.001 wore:0.003
work:0.006 worked:-0.000 working:-0.004 works:0.001 world:-0.002 worn:-0.005 worry:-0.001 worse:0.003
worship:0.003 worst:0.001 worth:0.004 worthy:0.002 would:-0.003 wouldn't:-0.010 wound:-0.005 wounded:0.000
wrapped:0.005 wrath:-0.001 wretched:-0.003 wrist:0.002 write:0.004 writer:0.001 writes:-0.001 writing:0.007
written:0.000 wrong:-0.001 wrote:0.008 yard:0.004 yards:0.006 ye:0.022 year:0.001 years:-0.005 yellow:-0.007
yes:-0.012 yesterday:-0.003 yet:0.002 yonder:0.000 you:-0.009 you'd:-0.002 you'll:-0.006 you're:-0.008
you've:0.005 young:-0.013 younger:0.000 your:-0.008 yours:0.001 yourself:0.000 youth:0.007`
