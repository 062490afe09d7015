import sprites from '../../../art/voice/sprites.json'
import type { Language } from '../../frame/texts.ts'
import type { SpokenCall } from '../scene/scene.ts'

const ADDRESSES: Record<string, string> = import.meta.glob('../../../art/voice/*.mp3', {
  query: '?url',
  import: 'default',
  eager: true,
})
const TIMES: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = sprites

/** A file of sound, and where in it a call lies, in ms. */
export type Clip = { address: string; at: number; ms: number }

export const VOICES = 3

/** Numbers lie in a file of their own: only roulette loads it. */
export const spriteName = (language: Language, dealer: number, call: SpokenCall): string =>
  `${language}-${dealer % VOICES}-${call.startsWith('number-') ? 'numbers' : 'calls'}`

export function clipOf(language: Language, dealer: number, call: SpokenCall): Clip | undefined {
  const name = spriteName(language, dealer, call)
  const [at, ms] = TIMES[name]?.[call] ?? []
  const address = ADDRESSES[`../../../art/voice/${name}.mp3`]
  return address === undefined || at === undefined || ms === undefined ? undefined : { address, at, ms }
}
