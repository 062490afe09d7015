import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** Texts as the locale files have them (ICU MessageFormat), by key. */
export type RawTexts = Readonly<Record<string, string>>
/** The same, taken apart, so that whoever shows them needs no parser. */
export type CompiledTexts = Record<string, ReturnType<typeof compileMessageOrThrow>>

/** Throws at a text that is no MessageFormat, so that it stops the build and not a person. */
export const compileTexts = (texts: RawTexts): CompiledTexts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessageOrThrow(text)]))
