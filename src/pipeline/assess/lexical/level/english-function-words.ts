/** Closed-class English words: they carry grammar, not vocabulary, so they are left out of word difficulty. */
export const ENGLISH_FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those some any no each every either neither all both half such
  i me my mine myself we us our ours ourselves you your yours yourself yourselves thou thee thy thine ye
  he him his himself she her hers herself it its itself they them their theirs themselves
  who whom whose which what whatever whoever whichever one ones
  and or but nor so yet for if then else than as because although though while whereas unless until till since when
  whenever where wherever whether lest once
  of to in on at by with from into onto upon over under above below between among through during before after against
  about around across along behind beside besides beyond near off out up down toward towards within without inside
  outside per via like except amid amongst
  be am is are was were been being have has had having do does did doing done will would shall should can could may
  might must ought need dare used
  not n't never ever also too very just only even still already again there here now how why
  i'm i've i'll i'd you're you've you'll you'd he's he'd he'll she's she'd she'll it's it'll we're we've we'll we'd
  they're they've they'll they'd that's there's here's what's who's let's don't doesn't didn't won't wouldn't can't
  couldn't shan't shouldn't isn't aren't wasn't weren't haven't hasn't hadn't mustn't needn't cannot s t ll re ve d m
  yes oh ah o mr mrs ms dr st said`
    .split(/\s+/)
    .filter(Boolean),
)
