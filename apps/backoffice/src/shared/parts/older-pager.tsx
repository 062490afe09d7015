import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { digits } from '../money.ts'

type OlderPagerProps<T> = {
  /** What the shown page was asked by. */
  before: T
  /** What the newest is asked by. */
  newest: T
  /** What the page after it is asked by; null: there is none. */
  next: T | null
  /** How many were found, where that is counted. */
  total?: number
  onBefore: (before: T) => void
}

/** Ways through a list by its rows: on to what is older, and back to its beginning. The way back is the browser's. */
export const OlderPager = <T extends string | number>({
  before,
  newest,
  next,
  total,
  onBefore,
}: OlderPagerProps<T>) => {
  const t = useText('office')
  const isAll = before === newest && next === null
  if (isAll && total === undefined) return null
  return (
    <nav className="row panel-pad" aria-label={t('pager.label')}>
      {total !== undefined && <span className="quiet num">{t('pager.total', { total: digits(total) })}</span>}
      {!isAll && (
        <>
          <Button disabled={before === newest} onClick={() => onBefore(newest)}>
            {t('pager.newest')}
          </Button>
          <span className="grow" />
          <Button disabled={next === null} onClick={() => next !== null && onBefore(next)}>
            {t('pager.older')}
          </Button>
        </>
      )}
    </nav>
  )
}
