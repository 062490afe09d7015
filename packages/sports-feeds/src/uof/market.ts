import type { Market, Specifiers } from '@maru/sports'
import { Missing, neededWhole } from './attributes.ts'
import type { Element } from './xml.ts'

/** The market that an element with `id` and `specifiers` is about. */
export const marketOf = (element: Element): Market => ({
  type: neededWhole(element, 'id'),
  specifiers: specifiersOf(element.attributes.specifiers ?? ''),
})

/** `setnr=3|gamenr=2`, in the order of names, so that the same market is always written in the same way. */
function specifiersOf(text: string): Specifiers {
  const pairs = text
    .split('|')
    .filter((pair) => pair.trim() !== '')
    .map((pair): [string, string] => {
      const at = pair.indexOf('=')
      if (at < 1) throw new Missing(`specifiers that are none: ${text}`)
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
    })
  return Object.fromEntries(pairs.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
