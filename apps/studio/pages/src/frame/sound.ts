const KEY = 'studio.sound'
const SOUNDS = {
  /** A card, a reel coming to rest. */
  card: { wave: 'noise', from: 1_800, to: 500, seconds: 0.07, gain: 0.16 },
  /** A chip, a press. */
  chip: { wave: 'triangle', from: 2_100, to: 1_300, seconds: 0.06, gain: 0.14 },
  /** Each of the last three of anything counted. */
  count: { wave: 'sine', from: 660, to: 660, seconds: 0.09, gain: 0.1 },
  /** The result, whatever it is. */
  result: { wave: 'sine', from: 392, to: 587, seconds: 0.5, gain: 0.12 },
  /** The result of ten times the stake and more: the same, longer and higher. */
  moon: { wave: 'sine', from: 392, to: 784, seconds: 1.2, gain: 0.12 },
  /** From twenty-five times. */
  sky: { wave: 'sine', from: 294, to: 880, seconds: 2.2, gain: 0.13 },
} as const
export type Sound = keyof typeof SOUNDS

/** A few sounds made on the spot. Silent until switched on and until the first press; the choice is remembered. */
export class Sounds {
  #on = read()
  #context: AudioContext | undefined

  get on(): boolean {
    return this.#on
  }

  toggle(): boolean {
    this.#on = !this.#on
    try {
      localStorage.setItem(KEY, this.#on ? 'on' : 'off')
    } catch {
      // A browser may deny storage to a frame: then the choice lasts as long as the page.
    }
    if (this.#on) this.play('chip')
    return this.#on
  }

  play(sound: Sound): void {
    if (!this.#on || navigator.userActivation?.hasBeenActive === false) return
    this.#context ??= new AudioContext()
    // Browsers stop a page's sound, too: after a call on a phone, for one.
    if (this.#context.state !== 'running') void this.#context.resume()
    const { currentTime: now } = this.#context
    const { wave, from, to, seconds, gain } = SOUNDS[sound]
    const volume = this.#context.createGain()
    volume.gain.setValueAtTime(gain, now)
    volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds)
    volume.connect(this.#context.destination)
    if (wave === 'noise') this.#noise(volume, from, to, seconds)
    else this.#tone(volume, wave, from, to, seconds)
  }

  #tone(volume: GainNode, wave: OscillatorType, from: number, to: number, seconds: number): void {
    const context = volume.context as AudioContext
    const tone = context.createOscillator()
    tone.type = wave
    tone.frequency.setValueAtTime(from, context.currentTime)
    tone.frequency.exponentialRampToValueAtTime(to, context.currentTime + seconds)
    tone.connect(volume)
    tone.start()
    tone.stop(context.currentTime + seconds)
  }

  #noise(volume: GainNode, from: number, to: number, seconds: number): void {
    const context = volume.context as AudioContext
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate)
    const samples = buffer.getChannelData(0)
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
    const filter = context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.setValueAtTime(from, context.currentTime)
    filter.frequency.exponentialRampToValueAtTime(to, context.currentTime + seconds)
    const source = context.createBufferSource()
    source.buffer = buffer
    source.connect(filter).connect(volume)
    source.start()
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}
