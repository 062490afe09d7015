import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import type { GrowingList } from '../host/use-call.ts'

/** At the foot of a list that grows. */
export function MoreRow({ list }: { list: Pick<GrowingList, 'more' | 'isMoreComing'> }) {
  const say = useText('partner')
  if (!list.more) return null
  return (
    <div className="grid justify-items-center border-line-soft border-t p-3">
      <Button kind="ghost" onClick={list.more} busy={list.isMoreComing}>
        {say('list.more')}
      </Button>
    </div>
  )
}
