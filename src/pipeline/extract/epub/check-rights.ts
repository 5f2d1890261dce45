import { MizanError } from '../../../contract/errors.ts'
import type { Archive } from '../archive/open-archive.ts'
import { decodeMarkup } from '../markup/decode-markup.ts'
import { findAll, findFirst, readXml } from '../markup/read-xml.ts'

/** Obfuscated fonts are no lock: the text is open. */
const FONT_OBFUSCATION = new Set(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'])
const FONT_FILE = /\.(ttf|otf|woff2?|ttc|dfont)$/i

/** Throws `drm_protected` when anything but fonts is encrypted, or a seller's licence lies in the book. */
export async function checkRights(archive: Archive): Promise<void> {
  const encryption = await archive.read('META-INF/encryption.xml')
  const locked = encryption
    ? findAll(readXml(decodeMarkup(encryption)), 'EncryptedData').some((data) => {
        const algorithm = findFirst(data, 'EncryptionMethod')?.attributes['Algorithm'] ?? ''
        const target = findFirst(data, 'CipherReference')?.attributes['URI'] ?? ''
        return !FONT_OBFUSCATION.has(algorithm) && !FONT_FILE.test(target)
      })
    : false
  if (locked || (archive.has('META-INF/sinf.xml') && encryption)) throw new MizanError('drm_protected')
}
