/** What bytes say, and in which encoding they said it. */
export type DecodedText = {
  text: string
  encoding:
    | 'utf-8'
    | 'utf-16le'
    | 'utf-16be'
    | 'windows-1256'
    | 'iso-8859-6'
    | 'x-mac-arabic'
    | 'windows-1252'
    | 'cp500'
}
