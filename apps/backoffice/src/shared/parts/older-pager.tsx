import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'

type OlderPagerProps = {
  /** What the shown page was asked by; 0: the newest. */
  before: number
  /** What the page after it is asked by; null: there is none. */
  next: number | null
  onBefore: (before: number) => void
}

/** Ways through a list that nobody has counted: on to what is older, and back to its beginning. The way back is the browser's. */
export const OlderPager = ({ before, next, onBefore }: OlderPagerProps) => {
  const t = useText('office')
  if (before === 0 && next === null) return null
  return (
    <nav className="row panel-pad" aria-label={t('pager.label')}>
      <Button disabled={before === 0} onClick={() => onBefore(0)}>
        {t('pager.newest')}
      </Button>
      <span className="grow" />
      <Button disabled={next === null} onClick={() => next !== null && onBefore(next)}>
        {t('pager.older')}
      </Button>
    </nav>
  )
}
