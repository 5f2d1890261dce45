/** Destinations without text for a reader of the page. */
export const SKIPPED: ReadonlySet<string> = new Set(
  (
    'stylesheet colortbl objdata objclass objname objalias objsect listtable listoverridetable revtbl rsidtbl generator fldinst datafield header headerl headerr headerf ' +
    'footer footerl footerr footerf ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn themedata colorschememapping latentstyles datastore ' +
    'xmlnstbl mmathPr filetbl private bkmkstart bkmkend annotation atnid atnauthor atntime atnref atndate atnicn comment operator subject ' +
    'keywords doccomm company category manager hlinkbase creatim revtim printim buptim userprops pgdsctbl pgptbl template passwordhash ' +
    'wgrffmtfilter nonshppict blipuid falt panose pntxta pntxtb pnseclvl tc xe nonesttables sp fontemb shprslt'
  ).split(' '),
)
/** Groups marked \* that hold text a reader sees all the same. */
export const SHOWN_THOUGH_OPTIONAL: ReadonlySet<string> = new Set(
  'shptxt shpinst shp footnote do dptxbxtext ud shppict'.split(' '),
)
/** Text that stands beside the paragraph it hangs on. */
export const BESIDE: ReadonlySet<string> = new Set('footnote shptxt dptxbxtext'.split(' '))
/** Pictures as the files a browser knows; metafiles and bitmaps without a header are not among them. */
export const PICTURE_FILES: ReadonlySet<string> = new Set(['pngblip', 'jpegblip'])
export const SYMBOLS: Readonly<Record<string, string>> = {
  tab: '\t',
  cell: '\t',
  nestcell: '\t',
  row: '\n',
  nestrow: '\n',
  line: '\n',
  column: '\n',
  emdash: '\u2014',
  endash: '\u2013',
  lquote: '\u2018',
  rquote: '\u2019',
  ldblquote: '\u201C',
  rdblquote: '\u201D',
  bullet: '\u2022',
  emspace: '\u2003',
  enspace: '\u2002',
  qmspace: '\u2005',
  zwj: '\u200D',
  zwnj: '\u200C',
  ltrmark: '\u200E',
  rtlmark: '\u200F',
}
