import { isSiteOption, siteOptionList } from '../../apps/server/src/modules/site/index.ts'

/** A number, a list or `true` as such, anything else as text: whichever of the two the option takes. */
export function asTyped(option: string, text: string): unknown {
  const value = parsed(text)
  if (!isSiteOption(option)) return value
  return siteOptionList[option].schema.safeParse(text).success ? text : value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
