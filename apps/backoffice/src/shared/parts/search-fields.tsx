import { Button, TextInput } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { type FormEvent, type ReactNode, useState } from 'react'

type SearchFieldsProps<F extends string> = {
  label: string
  /** What the page was asked for; give the component a `key` of it, so that it begins anew with another page address. */
  found: Record<F, string>
  words: Record<F, string>
  maxLength: number
  onSend: (filled: Record<F, string>) => void
  /** Choices before the fields. */
  children?: ReactNode
}

/** Text fields that narrow a list when they are sent. */
export const SearchFields = <F extends string>(props: SearchFieldsProps<F>) => {
  const { label, found, words, maxLength, onSend, children } = props
  const t = useText('office')
  const [filled, setFilled] = useState(found)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend(filled)
  }
  return (
    <search aria-label={label}>
      <form className="filters" onSubmit={send}>
        {children}
        {(Object.keys(words) as F[]).map((field) => (
          <TextInput
            key={field}
            aria-label={words[field]}
            placeholder={words[field]}
            maxLength={maxLength}
            value={filled[field]}
            onChange={(event) => setFilled({ ...filled, [field]: event.currentTarget.value })}
          />
        ))}
        <Button type="submit">{t('act.search')}</Button>
      </form>
    </search>
  )
}
