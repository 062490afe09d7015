import { useText } from '@maru/i18n/react'
import { Pager } from '@maru/ui/pager.tsx'

type Props = { page: number; pages: number; onPage: (page: number) => void }

/** The pages of a list, at the foot of its card. */
export function ListPager(props: Props) {
  const say = useText('common')
  const labels = {
    nav: say('pager.label'),
    previous: say('action.previous'),
    next: say('action.next'),
    page: (number: number) => say('pager.page', { page: number }),
  }
  return <Pager {...props} labels={labels} className="border-line-soft border-t" />
}
