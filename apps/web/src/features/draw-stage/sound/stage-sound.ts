import type { Cue } from '../rules/timeline.ts'
import { playCue, type Room } from './instrument.ts'

/** Cues are handed to the sound card a little before their time, so that a late frame delays none. */
const aheadMs = 200

export type StageSound = { advanceTo(atMs: number): void; stop(): void }

/** The sound of a draw from an instant on. It makes none before the page's first press, as browsers ask. */
export const soundOf = (cues: readonly Cue[], fromMs: number): StageSound => {
  let room: ReturnType<typeof openRoom> | undefined
  let next = fromMs
  return {
    advanceTo(atMs) {
      // Nobody looks at a hidden tab, whose timers come by the second: its cues would come in heaps.
      if (navigator.userActivation?.hasBeenActive === false || document.hidden) {
        next = Math.max(next, atMs)
        return
      }
      room ??= openRoom()
      const until = atMs + aheadMs
      for (const cue of cues)
        if (cue.atMs >= next && cue.atMs < until)
          playCue({ ...room, at: room.context.currentTime + Math.max(0, cue.atMs - atMs) / 1000 }, cue)
      next = Math.max(next, until)
    },
    stop() {
      void room?.context.close()
      room = undefined
    },
  }
}

const openRoom = (): Room & { context: AudioContext } => {
  const context = new AudioContext()
  if (context.state !== 'running') void context.resume()
  const out = context.createDynamicsCompressor()
  out.connect(context.destination)
  return { context, out, noise: noiseOf(context), at: 0 }
}

export const noiseOf = (context: BaseAudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let sample = 0; sample < samples.length; sample++) samples[sample] = Math.random() * 2 - 1
  return buffer
}
