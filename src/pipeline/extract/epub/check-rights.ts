import { MizanError } from '../../../contract/errors.ts'
import type { Archive } from '../archive/open-archive.ts'
import { decodeMarkup } from '../markup/decode-markup.ts'
import { findAll, findFirst, readXml } from '../markup/read-xml.ts'

/** Obfuscated fonts are no lock: the text is open. */
const FONT_OBFUSCATION = new Set(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'])
const FONT_FILE = /\.(ttf|otf|woff2?|ttc|dfont)$/i

const ENCRYPTION = 'META-INF/encryption.xml'
/** Where each seller's system leaves its licence, and what tells those that use the same file apart. */
const LICENCES: [file: string, mark: RegExp, system: string][] = [
  ['META-INF/license.lcpl', /./, 'Readium LCP'],
  ['META-INF/sinf.xml', /./, 'Apple FairPlay'],
  ['META-INF/rights.xml', /kdrm|kobo/i, 'Kobo DRM'],
  ['rights.xml', /kdrm|kobo/i, 'Kobo DRM'],
  ['META-INF/rights.xml', /barnesandnoble|bn\.com/i, 'Barnes & Noble DRM'],
  ['META-INF/rights.xml', /./, 'Adobe ADEPT'],
]
/** Systems that encrypt without listing what. */
const UNLISTED = /^(Kobo|Apple)/

/** Throws `drm_system`, or `drm_protected` where the system is not known, when anything but fonts is encrypted. */
export async function checkRights(archive: Archive): Promise<void> {
  const system = await licensedBy(archive)
  if ((await listsLockedContent(archive)) || (system !== undefined && UNLISTED.test(system))) throw locked(system)
}

/** The error for content that turns out to be unreadable: locked when a licence lies in the book. */
export async function lockedContent(archive: Archive): Promise<MizanError | undefined> {
  const system = await licensedBy(archive)
  return system === undefined ? undefined : locked(system)
}

function locked(system: string | undefined): MizanError {
  return system === undefined ? new MizanError('drm_protected') : new MizanError('drm_system', { system })
}

async function licensedBy(archive: Archive): Promise<string | undefined> {
  for (const [file, mark, system] of LICENCES) {
    const bytes = await archive.read(file)
    if (bytes && mark.test(bytes.toString('latin1'))) return system
  }
  return undefined
}

async function listsLockedContent(archive: Archive): Promise<boolean> {
  const encryption = await archive.read(ENCRYPTION)
  if (!encryption) return false
  return findAll(readXml(decodeMarkup(encryption)), 'EncryptedData').some((data) => {
    const algorithm = findFirst(data, 'EncryptionMethod')?.attributes['Algorithm'] ?? ''
    const target = findFirst(data, 'CipherReference')?.attributes['URI'] ?? ''
    return !FONT_OBFUSCATION.has(algorithm) && !FONT_FILE.test(target)
  })
}
