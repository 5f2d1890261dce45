export type FormPart = { name: string; content: string | Uint8Array; filename?: string }

/** A multipart body as a browser would send it. */
export function multipart(parts: FormPart[]): { headers: Record<string, string>; body: Buffer } {
  const boundary = `----mizan${crypto.randomUUID()}`
  const chunks = parts.flatMap(({ name, content, filename }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: application/octet-stream`,
    '\r\n\r\n',
    content,
    '\r\n',
  ])
  const body = Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk as string)))
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body }
}
