import type { LinearModel } from './level-model.ts'

/*
 * Written by bench/fit-level.ts; do not edit by hand. Units: see english-features.ts, arabic-features.ts and
 * shortFeatures in estimate-age.ts. Chunk models give a difficulty (0 an easy storybook, 1 a demanding classic), short
 * models a level from 1 to 5.
 */

export const ENGLISH_CHUNK_MODEL: LinearModel = {
  intercept: 0.7455,
  coefficients: {
    typeFrequency: -0.476,
    lowFrequency: -0.1492,
    rareTypeShare: 2.3166,
    logLongestSentence: 0.4398,
    negationShare: 5.7113,
    linkShare: 7.8864,
    prepositionShare: 4.0849,
    compoundShare: 9.7964,
    abstractShare: 3.9838,
    archaicShare: 29.7532,
    quotedShare: 0.3144,
    overlap: -0.6615,
    wordWeight: 1,
  },
}

export const ARABIC_CHUNK_MODEL: LinearModel = {
  intercept: -4.5846,
  coefficients: {
    logMeanSentence: 0.2367,
    logLongestSentence: 0.3752,
    rareShare: 5.0008,
    cliticShare: 4.7673,
    classicalShare: 9.3571,
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
  intercept: -0.3703,
  coefficients: {
    logWords: 0.6316,
    logLongestSentence: 0.0435,
    vocalisedShare: -0.8796,
  },
}

/** word:weight, see word-weight.ts. */
export const WORD_WEIGHTS = `a:-0.024 able:-0.003 about:-0.007 above:0.008 across:0.017 afraid:0.004 after:0.061 again:-0.027
against:-0.016 ago:-0.008 air:-0.028 all:-0.025 almost:-0.010 alone:0.003 along:-0.028 already:0.029
also:-0.020 although:-0.043 always:0.026 am:0.008 among:-0.004 an:0.050 and:0.036 animals:-0.007
another:-0.003 answered:0.002 any:0.031 anything:0.028 appeared:0.011 are:-0.019 arms:-0.004 around:-0.022
arrived:0.003 as:0.053 asked:0.014 at:0.007 away:-0.018 back:0.034 based:-0.001 be:0.046 beautiful:0.008
became:0.005 because:-0.009 become:0.004 bed:-0.038 been:0.018 before:-0.016 began:0.034 beginning:0.020
behind:0.007 being:0.009 below:-0.002 best:0.036 better:0.028 between:0.027 big:-0.014 black:-0.032 blue:0.003
body:-0.017 born:0.003 both:0.000 bottom:-0.015 boy:-0.013 boys:-0.021 brain:-0.044 bright:-0.037 bring:-0.001
broken:0.027 brother:0.027 brought:0.006 brown:-0.000 building:0.011 but:-0.004 by:0.055 call:-0.004
called:-0.008 came:-0.018 can:-0.038 cannot:0.009 carefully:-0.019 carried:0.024 case:0.025 cause:-0.029
certain:0.031 child:0.024 children:-0.045 city:-0.002 clear:-0.016 close:0.007 cold:0.011 come:0.074
comes:0.009 coming:0.002 considered:0.003 control:0.012 could:-0.042 countries:-0.018 country:0.019
course:0.000 covered:-0.010 dark:-0.012 day:0.045 days:0.011 death:0.017 decided:0.012 deep:0.002 did:0.038
different:-0.003 difficult:-0.009 distance:0.033 do:-0.026 does:-0.006 don't:-0.013 done:0.031 door:0.020
down:-0.001 due:0.013 during:0.025 each:0.028 early:0.005 earth:0.014 eat:-0.004 either:-0.003 else:0.027
end:0.006 energy:0.028 enough:0.020 entered:0.005 even:-0.034 ever:-0.011 every:0.034 everything:-0.026
example:-0.016 except:0.012 eyes:-0.008 face:0.001 fact:0.007 fall:0.001 family:0.018 far:0.031 father:-0.030
fear:-0.027 feel:-0.009 feet:0.027 fell:-0.002 few:0.010 field:0.038 find:0.011 fire:-0.033 first:0.016
five:0.030 floor:-0.001 followed:0.016 following:-0.018 food:-0.039 for:-0.024 form:-0.006 formed:-0.014
found:0.029 four:-0.001 free:-0.015 friend:0.001 friends:0.007 from:0.004 full:-0.038 garden:-0.034
gave:-0.003 general:0.012 generally:-0.006 get:0.013 girl:-0.009 give:0.009 given:0.003 go:-0.033 going:0.012
gone:-0.005 good:0.001 got:-0.041 great:0.011 green:-0.001 ground:0.002 group:-0.012 grow:-0.014 had:-0.004
hair:-0.006 half:-0.022 hand:-0.010 hands:-0.015 happy:0.008 hard:0.003 has:-0.001 have:0.038 having:0.027
he:0.017 head:-0.043 hear:-0.016 heard:0.014 heart:0.009 held:0.005 help:-0.042 her:-0.043 here:0.029
herself:-0.004 high:0.005 him:-0.019 himself:0.019 his:0.011 history:-0.003 home:-0.007 horse:0.008
house:0.035 how:-0.030 however:-0.023 human:-0.017 hundred:0.007 i:0.037 idea:-0.000 if:0.004 important:-0.007
in:-0.006 into:0.008 is:-0.000 it:0.033 its:0.026 itself:0.002 just:-0.037 keep:0.017 kept:0.000 kind:-0.011
knew:0.012 know:0.015 known:0.018 land:0.016 large:-0.020 last:0.002 later:-0.023 lay:0.021 leading:-0.001
learn:-0.010 least:0.005 left:-0.005 length:0.018 less:-0.009 let:-0.016 life:-0.028 light:0.013 like:-0.036
little:-0.027 live:-0.031 lived:-0.042 living:-0.004 long:0.006 longer:-0.016 look:0.016 looked:-0.002
looking:-0.040 lost:0.010 loved:0.003 low:-0.023 lying:-0.002 made:-0.015 make:-0.016 makes:-0.004
making:0.038 man:0.059 many:-0.017 matter:0.017 may:-0.033 me:-0.042 means:0.008 men:0.007 met:0.002
middle:-0.004 might:-0.009 military:-0.011 mind:0.011 moment:0.020 more:0.062 morning:0.001 most:-0.015
mother:-0.013 moved:-0.021 mr:0.013 mrs:0.007 much:0.014 music:-0.022 must:0.030 my:-0.009 myself:-0.002
name:0.031 nature:-0.003 near:-0.022 nearly:-0.015 need:-0.013 never:0.009 new:0.019 next:0.006 night:0.023
no:0.010 not:0.065 nothing:-0.005 now:0.015 number:0.037 of:0.028 off:0.014 often:-0.030 oh:-0.000 old:0.033
on:-0.033 once:-0.016 one:0.009 only:-0.022 open:-0.007 opened:0.006 or:-0.054 other:0.007 others:0.003
our:-0.017 out:0.006 outside:0.001 over:-0.033 own:0.026 part:-0.022 parts:-0.001 passed:0.004 path:0.000
people:-0.049 pieces:0.010 place:0.039 plants:-0.011 play:0.020 pleasant:-0.019 point:0.001 poor:0.003
possible:0.005 present:0.002 pretty:0.004 produce:-0.020 put:0.001 quite:-0.014 ran:0.031 rather:0.041
reached:0.024 really:0.009 received:0.019 red:0.010 rest:0.014 return:0.001 right:-0.027 river:0.025
room:-0.033 round:0.022 rule:0.008 run:0.002 said:0.020 same:0.017 sat:0.007 saw:-0.001 say:-0.004
school:-0.010 sea:-0.040 second:0.026 see:-0.006 seem:-0.003 seemed:0.004 seen:0.025 sent:-0.012 set:0.006
several:0.023 shall:0.038 she:-0.081 short:-0.006 should:-0.016 side:-0.026 since:0.012 single:-0.020
sit:-0.028 sitting:0.011 size:-0.004 sky:-0.039 slowly:0.013 small:-0.020 smaller:-0.002 so:-0.004 some:-0.026
something:0.008 sometimes:-0.039 son:-0.004 soon:0.002 sound:-0.017 space:-0.001 special:-0.016
standing:-0.020 stars:-0.009 started:-0.002 state:-0.011 still:-0.034 stood:-0.003 story:-0.014 strong:0.010
such:-0.015 suddenly:-0.021 sun:0.016 sure:-0.024 system:-0.009 take:0.024 taken:0.008 taking:-0.010
tall:-0.001 than:-0.009 that:0.032 the:0.011 their:-0.055 them:-0.003 themselves:-0.007 then:0.042 there:0.026
these:-0.015 they:-0.031 thing:-0.023 things:-0.004 think:-0.011 this:0.003 those:-0.020 though:0.037
thought:-0.015 thousand:0.016 three:0.010 through:-0.020 thus:0.020 till:0.026 time:-0.018 times:0.007
tiny:-0.021 tired:0.010 to:0.016 today:-0.029 together:0.004 told:0.027 too:-0.008 took:-0.038 top:-0.007
town:-0.019 trees:0.010 tried:-0.004 true:-0.004 trying:-0.013 turn:0.044 turned:0.030 two:0.008 under:0.021
until:-0.045 up:-0.044 upon:-0.012 us:0.075 use:-0.014 used:-0.019 using:-0.015 usually:-0.027 very:-0.033
village:0.040 voice:-0.011 want:0.001 wanted:0.007 war:0.028 warm:-0.006 was:0.006 water:-0.025 way:0.003
we:0.021 well:0.082 went:-0.000 were:0.007 what:0.014 when:-0.031 where:-0.005 which:0.050 while:-0.024
white:-0.001 who:0.039 whole:0.003 whom:-0.020 why:-0.003 wife:0.003 will:0.026 wind:0.009 window:0.011
with:0.061 within:0.023 without:-0.014 woman:-0.001 wood:-0.013 word:-0.003 work:0.029 working:-0.006
world:-0.033 would:0.003 year:-0.001 years:-0.015 yes:-0.021 yet:-0.030 you:-0.001 young:-0.030 your:-0.037`
