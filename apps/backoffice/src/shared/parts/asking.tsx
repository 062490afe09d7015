import { Button, Skeleton } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { CircleAlert, MoonStar } from 'lucide-react'
import type { ReactNode } from 'react'
import { codeOf, useRefusalText } from './refusal-text.ts'

/** The part of a query that a screen waits for. */
export type Pending<T> = Pick<UseQueryResult, 'isError' | 'error' | 'isFetching'> & {
  data: T | undefined
  refetch: () => unknown
}

type AskingProps<T> = {
  query: Pending<T>
  /** How many grey lines stand in for the content. */
  lines?: number
  children: (data: T) => ReactNode
}

/** Loading, failed, or the content. What was loaded before stays when asking again fails; the shell says that it is old. */
export const Asking = <T,>({ query, lines = 5, children }: AskingProps<T>) => {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <Failed error={query.error} again={() => void query.refetch()} isBusy={query.isFetching} />
  return <Lines count={lines} />
}

/** Grey lines that stand in for what loads. */
export const Lines = ({ count }: { count: number }) => {
  const t = useText('office')
  return (
    <div className="panel-pad form" role="status" aria-busy aria-label={t('state.loading')}>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey lines have no other name
        <Skeleton key={line} height={16} width={`${94 - ((line * 17) % 40)}%`} />
      ))}
    </div>
  )
}

const Failed = ({ error, again, isBusy }: { error: unknown; again: () => void; isBusy: boolean }) => {
  const t = useText('office')
  const say = useRefusalText()
  return (
    <div className="state" role="alert">
      <CircleAlert size={22} aria-hidden />
      <b>{say(error)}</b>
      <span className="quiet">{t('state.nothing-changed')}</span>
      <Button onClick={again} loading={isBusy}>
        {t('act.again')}
      </Button>
      <small className="quiet">[{codeOf(error)}]</small>
    </div>
  )
}

export const Empty = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="state">
    <MoonStar size={22} strokeWidth={1.5} aria-hidden />
    <span>{title}</span>
    {children}
  </div>
)
