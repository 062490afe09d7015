import type { TableSaid, TableShown } from '../../../../src/tables/table-shapes.ts'
import type { Sounds } from '../../frame/sound.ts'
import type { Language } from '../../frame/texts.ts'
import type { GameView } from '../game/game-view.ts'
import type { DealerAct, SpokenCall } from '../scene/scene.ts'
import { openVoice, type Said, type Voice } from '../voice/open-voice.ts'
import { openRoomAudio } from '../voice/room-audio.ts'
import { openRoomSounds, type RoomSound } from '../voice/room-sounds.ts'
import { isNotMixed } from './takes-bets.ts'

/** Said so long before the close, where betting is long enough. */
const LAST_BETS_MS = 6_000
const LONG_BETTING_MS = 12_000
/** Sounds of what the dealer does; those that last have the length of the act. */
const SOUND_OF: { readonly [act in DealerAct['act']]?: { sound: RoomSound; at: 'from' | 'to' } } = {
  shuffle: { sound: 'shuffle', at: 'from' },
  draw: { sound: 'card', at: 'to' },
  turn: { sound: 'turn', at: 'from' },
  squeeze: { sound: 'turn', at: 'to' },
  sweep: { sound: 'chips', at: 'from' },
  pay: { sound: 'chips', at: 'to' },
  throw: { sound: 'dice', at: 'from' },
  lift: { sound: 'dome', at: 'from' },
}

type Asked = {
  view: GameView
  said: TableSaid
  sounds: Sounds
  language: Language
  now(): number
  /** The dealer's mouth moves. */
  speak(said: Said): void
  /** The dealer of a stream speaks. */
  isSilent(): boolean
}

/** Calls of the dealer and sounds of the table, at their instants. Silent until the player switches the sound on. */
export class RoomSpeaker {
  readonly #asked: Asked
  readonly #audio
  readonly #table
  #voice: Voice | undefined
  #dealer = -1
  #timers: ReturnType<typeof setTimeout>[] = []

  constructor(asked: Asked) {
    this.#asked = asked
    this.#audio = openRoomAudio(() => asked.sounds.on)
    this.#table = openRoomSounds(this.#audio)
  }

  /** A phase has begun; `acts` are what the dealer does in it. */
  follow(table: TableShown, acts: readonly DealerAct[]): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
    if (this.#dealer !== table.dealer) {
      this.#dealer = table.dealer
      this.#voice = openVoice({ language: this.#asked.language, dealer: table.dealer, audio: this.#audio })
    }
    const { row } = table
    for (const { act, from, to } of acts) {
      const sound = SOUND_OF[act]
      if (sound)
        this.#at(row.startedAt + (sound.at === 'from' ? from : to), () =>
          this.#table.play(sound.sound, (to - from) / 1_000),
        )
    }
    for (const { calls, dueAt } of callsOf(table, this.#asked.view)) {
      this.#voice?.prepare(calls)
      this.#at(dueAt, () => this.#say(calls, dueAt))
    }
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#audio.close()
  }

  #say(calls: readonly SpokenCall[], dueAt: number): void {
    if (this.#asked.isSilent()) return
    const said = this.#voice?.say(calls, dueAt, this.#asked.now())
    if (said) this.#asked.speak(said)
  }

  /** What is over already is silent for who comes later. */
  #at(instant: number, act: () => void): void {
    const wait = instant - this.#asked.now()
    if (wait > -200) this.#timers.push(setTimeout(act, Math.max(0, wait)))
  }
}

function callsOf(table: TableShown, view: GameView): { calls: readonly SpokenCall[]; dueAt: number }[] {
  const { row, past } = table
  const { phase, startedAt, endsAt, round, voided } = row
  if (isNotMixed(table)) return []
  if (phase === 'betting') {
    const opening = [{ calls: ['place-your-bets'] as const, dueAt: startedAt }]
    if (endsAt === null || endsAt - startedAt < LONG_BETTING_MS) return opening
    return [...opening, { calls: ['last-bets'], dueAt: endsAt - LAST_BETS_MS }]
  }
  if (phase === 'closing') return [{ calls: ['no-more-bets'], dueAt: startedAt }]
  if (phase === 'cut') return [{ calls: ['new-shoe'], dueAt: startedAt }]
  if (phase === 'payout' && voided) return [{ calls: ['round-void'], dueAt: startedAt }]
  const over = past.find((one) => one.round === round)
  return phase === 'result' && over ? [{ calls: view.calls(over), dueAt: startedAt }] : []
}
