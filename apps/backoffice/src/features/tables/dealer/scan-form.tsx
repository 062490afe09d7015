import { Button, TextInput } from '@mantine/core'
import type { DeskTable } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { resultWord } from '../place-words.ts'
import { Parts } from './typed.tsx'
import { type Dealt, partsOf, partText, seenBy } from './typed-result.rules.ts'

const hints: Partial<Record<DeskTable['game'], Key<'office'>>> = {
  roulette: 'tables.type-pocket',
  'multiplier-roulette': 'tables.type-lucky',
  'sic-bo': 'tables.type-dice',
}

/** Takes a scanner as a keyboard: every line is added, and Enter on an empty line sends a result that is whole. */
export const ScanForm = ({
  game,
  isBusy,
  onSend,
}: {
  game: DeskTable['game']
  isBusy: boolean
  onSend(dealt: Dealt, onSettled: () => void): void
}) => {
  const t = useText('office')
  const [parts, setParts] = useState<string[]>([])
  const [text, setText] = useState('')
  const [isBad, setBad] = useState(false)
  const seen = seenBy(game, parts)
  const clear = () => setParts([])
  const add = (event: FormEvent) => {
    event.preventDefault()
    const added = partsOf(text)
    if (added.length === 0) {
      if (seen.is === 'whole') onSend(seen.dealt, clear)
      return
    }
    // A wrong scan is said at once and changes nothing.
    const next = [...parts, ...added]
    const isWrong = seenBy(game, next).is === 'wrong'
    setBad(isWrong)
    setText('')
    if (!isWrong) setParts(next)
  }
  const takeBack = () => {
    setBad(false)
    setParts(parts.slice(0, -1))
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Backspace' && text === '') takeBack()
  }
  return (
    <form className="form" noValidate onSubmit={add}>
      <Parts label={t('tables.scanned')} parts={parts.map(partText)} />
      <p className="second" role="status">
        {seen.is === 'whole' ? <b>{resultWord(t, seen.result)}</b> : parts.length > 0 && t('tables.type-more')}
      </p>
      <TextInput
        label={t('tables.scan')}
        description={t(hints[game] ?? 'tables.type-cards')}
        autoComplete="off"
        autoFocus
        maxLength={240}
        value={text}
        error={isBad && t('tables.type-bad')}
        onChange={({ currentTarget: { value } }) => setText(value)}
        onKeyDown={onKeyDown}
      />
      <div className="row">
        <Button
          type="button"
          variant="filled"
          disabled={seen.is !== 'whole'}
          loading={isBusy}
          onClick={() => seen.is === 'whole' && onSend(seen.dealt, clear)}
        >
          {t('tables.type-send')}
        </Button>
        <Button type="button" disabled={parts.length === 0} onClick={takeBack}>
          {t('tables.scan-back')}
        </Button>
      </div>
    </form>
  )
}
