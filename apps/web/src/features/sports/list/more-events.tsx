import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { useEffect, useRef } from 'react'

/** Events further down are asked for before they are reached. */
const aheadPx = 1_200

type Props = { isBusy: boolean; hasFailed: boolean; more: () => void }

/** At the foot of a list that goes on. */
export function MoreEvents({ isBusy, hasFailed, more }: Props) {
  const say = useText('sports-pages')
  const common = useText('common')
  const foot = useRef<HTMLDivElement>(null)
  const latest = useRef(more)
  useEffect(() => {
    latest.current = more
  })
  useEffect(() => {
    // What failed is asked for by hand.
    if (!foot.current || isBusy || hasFailed) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current()
      },
      { rootMargin: `${aheadPx}px` },
    )
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [isBusy, hasFailed])
  return (
    <div ref={foot} className="grid justify-items-center py-2">
      <Button busy={isBusy} busyLabel={common('state.loading')} onClick={more}>
        {say('list.more')}
      </Button>
    </div>
  )
}
