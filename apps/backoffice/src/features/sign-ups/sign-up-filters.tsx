import { NativeSelect, TextInput } from '@mantine/core'
import { signUpSorts } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useEffect, useState } from 'react'
import type { SignUpFilter } from './use-sign-up-queue.ts'

/** Searching waits until the fingers rest. */
const restMs = 400

export const SignUpFilters = ({
  filter,
  onFilter,
}: {
  filter: SignUpFilter
  onFilter: (next: SignUpFilter) => void
}) => {
  const t = useText('office')
  const [search, setSearch] = useState(filter.search)
  const typed = search.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts a search.
  useEffect(() => {
    if (typed === filter.search) return
    const timer = setTimeout(() => onFilter({ ...filter, search: typed, page: 1 }), restMs)
    return () => clearTimeout(timer)
  }, [typed])
  const send = (event: FormEvent) => {
    event.preventDefault()
    onFilter({ ...filter, search: typed, page: 1 })
  }
  return (
    <search aria-label={t('sign-up.title')}>
      <form className="filters sign-up-filters" onSubmit={send}>
        <TextInput
          className="grow"
          aria-label={t('sign-up.search')}
          placeholder={t('sign-up.search')}
          value={search}
          maxLength={60}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label={t('sign-up.sort')}
          value={filter.sort}
          data={signUpSorts.map((sort) => ({ value: sort, label: t(`sign-up.sort-${sort}`) }))}
          onChange={(event) => {
            const sort = signUpSorts.find((each) => each === event.currentTarget.value)
            onFilter({ ...filter, sort: sort ?? 'due', page: 1 })
          }}
        />
      </form>
    </search>
  )
}
