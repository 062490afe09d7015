import type { Game } from '@maru/draws'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Field } from '@maru/ui/field.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { useState } from 'react'
import { useKeptState } from '../../shared/turned/kept-state.ts'
import { DayChoice } from './day-choice.tsx'
import { GameSwitch } from './game-switch.tsx'
import { type DayRound, readNumber, roundsADay } from './rounds.rules.ts'

type Props = {
  game: Game
  round: DayRound
  /** The last day with a draw. */
  latest: string
  onGame: (game: Game) => void
  onRound: (round: DayRound) => void
}

/** Game, day and number of the round to check. */
export function RoundChoice({ game, round, latest, onGame, onRound }: Props) {
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <GameSwitch game={game} onGame={onGame} />
      <DayChoice day={round.day} latest={latest} onDay={(day) => onRound({ ...round, day })} />
      <NumberChoice key={round.number} number={round.number} onNumber={(number) => onRound({ ...round, number })} />
    </div>
  )
}

function NumberChoice({ number, onNumber }: { number: number; onNumber: (number: number) => void }) {
  const say = useText('minigames')
  const [typed, setTyped] = useKeptState(`round-to-check ${number}`, String(number))
  const [isWrong, setWrong] = useState(false)
  return (
    <form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const found = readNumber(typed)
        setWrong(found === undefined)
        if (found !== undefined) onNumber(found)
      }}
    >
      <Field
        label={say('results.rounds.number')}
        hideLabel
        error={isWrong ? say('results.rounds.numberRange', { last: roundsADay }) : undefined}
        className="w-24"
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          boxClassName="h-10! px-3! touch:h-11!"
          className="num"
        />
      </Field>
      <Button type="submit">{say('results.verify.show')}</Button>
    </form>
  )
}
