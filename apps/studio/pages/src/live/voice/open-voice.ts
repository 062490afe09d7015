import type { Language } from '../../frame/texts.ts'
import type { SpokenCall } from '../scene/scene.ts'
import type { RoomAudio } from './room-audio.ts'
import { type Clip, clipOf } from './voice-sprites.ts'

/** A call that would begin later than this after its instant is not said. */
const LATEST_MS = 400
/** Between two calls that follow each other. */
const PAUSE_MS = 60

/** When the mouth moves, by the studio's clock. */
export type Said = { at: number; ms: number }

export type Voice = {
  /** Loads what will be said, so that the first call is not late. Does nothing while the sound is off. */
  prepare(calls: readonly SpokenCall[]): void
  /** Says the calls one after the other, from `dueAt`; `now` is the studio's clock. Gives nothing where it stays silent: off, late, not loaded yet. */
  say(calls: readonly SpokenCall[], dueAt: number, now: number): Said | undefined
}

export type VoiceAsked = { language: Language; dealer: number; audio: RoomAudio }

export function openVoice({ language, dealer, audio }: VoiceAsked): Voice {
  const loaded = new Map<string, AudioBuffer>()
  const loading = new Set<string>()
  /** Of the context's clock, when the last call has been said. */
  let busyUntil = 0

  const load = async (context: AudioContext, address: string): Promise<void> => {
    if (loading.has(address)) return
    loading.add(address)
    try {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`${answer.status}`)
      loaded.set(address, await context.decodeAudioData(await answer.arrayBuffer()))
    } catch {
      // Tried again with the next call: a voice is no reason to disturb the game.
      loading.delete(address)
    }
  }
  const clipsOf = (calls: readonly SpokenCall[]): readonly Clip[] =>
    calls.flatMap((call) => clipOf(language, dealer, call) ?? [])

  return {
    prepare: (calls) => {
      const context = audio.context()
      if (context) for (const { address } of clipsOf(calls)) void load(context, address)
    },
    say: (calls, dueAt, now) => {
      const context = audio.context()
      const clips = clipsOf(calls)
      if (!context || clips.length === 0) return undefined
      for (const { address } of clips) void load(context, address)
      if (!clips.every(({ address }) => loaded.has(address))) return undefined
      const untilDue = (dueAt - now) / 1_000
      const start = Math.max(context.currentTime + Math.max(0, untilDue), busyUntil)
      const lateMs = (start - context.currentTime - untilDue) * 1_000
      if (lateMs > LATEST_MS) return undefined
      let at = start
      for (const { address, at: offset, ms } of clips) {
        const source = context.createBufferSource()
        source.buffer = loaded.get(address) ?? null
        source.connect(context.destination)
        source.start(at, offset / 1_000, ms / 1_000)
        at += (ms + PAUSE_MS) / 1_000
      }
      busyUntil = at
      return { at: now + (start - context.currentTime) * 1_000, ms: (at - start) * 1_000 }
    },
  }
}
