import type { FastifyRequest } from 'fastify'
import { languageSchema, parseLanguage, type Language } from '../../../contract/languages.ts'

/** The language somebody asked for by name (`?lang=`), or undefined. */
export function askedLanguage(request: FastifyRequest): Language | undefined {
  const { lang } = (request.query ?? {}) as { lang?: unknown }
  const parsed = languageSchema.safeParse(lang)
  return parsed.success ? parsed.data : undefined
}

/** `?lang=` before Accept-Language before English. */
export function readerLanguage(request: FastifyRequest): Language {
  return askedLanguage(request) ?? parseLanguage(request.headers['accept-language'])
}
