import { soundSwitch } from '../settings.ts'

/** Two short notes; loud enough for a room, short enough for eight hours. */
const notes = [
  { hertz: 880, startSeconds: 0, lengthSeconds: 0.12 },
  { hertz: 1174.66, startSeconds: 0.13, lengthSeconds: 0.2 },
]
/** Events that come together ring once. */
const quietMs = 1_200

let audio: AudioContext | undefined
let lastRangAt = 0

export const ring = (): void => {
  if (soundSwitch.get() === 'off' || Date.now() - lastRangAt < quietMs) return
  lastRangAt = Date.now()
  audio ??= new AudioContext()
  // Browsers keep sound asleep until the first click or key on the page.
  if (audio.state === 'suspended') void audio.resume()
  for (const note of notes) play(audio, note)
}

const play = (on: AudioContext, note: (typeof notes)[number]) => {
  const start = on.currentTime + note.startSeconds
  const end = start + note.lengthSeconds
  const source = on.createOscillator()
  const volume = on.createGain()
  source.type = 'sine'
  source.frequency.value = note.hertz
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(0.16, start + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  source.connect(volume).connect(on.destination)
  source.start(start)
  source.stop(end)
}
