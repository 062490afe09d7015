import { Button, TextInput } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import type { ReactNode } from 'react'

export type Person = { id: number; memId: string; memNick: string; mark: ReactNode }

type PickPersonProps = {
  label: string
  picked: Person | undefined
  onPick: (person: Person | undefined) => void
  /** What is searched for. */
  typed: string
  onTyped: (typed: string) => void
  /** Who was found by it; undefined while it loads. */
  found: Person[] | undefined
  error?: ReactNode
}

/** One person out of a list that is searched by id or nickname. */
export const PickPerson = ({ label, picked, onPick, typed, onTyped, found, error }: PickPersonProps) => {
  const say = useText('office-partners')
  if (picked)
    return (
      <div>
        <span className="quiet">{label}</span>
        <div className="picked">
          <b>{picked.memNick}</b>
          <span className="quiet">{picked.memId}</span>
          {picked.mark}
          <span className="grow" />
          <Button size="compact-sm" onClick={() => onPick(undefined)}>
            {say('pick.change')}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="form">
      <TextInput
        label={label}
        placeholder={say('tree.search')}
        maxLength={40}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => onTyped(event.currentTarget.value)}
      />
      {typed.trim() !== '' && found?.length === 0 && <p className="quiet">{say('pick.none')}</p>}
      {typed.trim() !== '' && found !== undefined && found.length > 0 && (
        <div className="picks">
          {found.map((person) => (
            <button key={person.id} type="button" onClick={() => onPick(person)}>
              <b>{person.memNick}</b>
              <span className="quiet">{person.memId}</span>
              {person.mark}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
