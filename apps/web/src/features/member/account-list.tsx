import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { RightIcon } from '@maru/ui/icons.tsx'
import { Link, type RouteName } from '../../shared/navigation/index.ts'

const groups = [
  { title: 'list.money', pages: ['winLose', 'statement', 'betList', 'chargeList', 'exchangeList', 'pointList'] },
  { title: 'list.account', pages: ['security', 'privacy', 'playSafe', 'level'] },
] as const satisfies { title: string; pages: RouteName[] }[]

/** Where everything of one's own account is. */
export function AccountList() {
  const say = useText('member')
  const sayCommon = useText('common')
  return (
    <Card pad={false} className="py-2">
      <nav aria-label={say('list.label')} className="grid">
        {groups.map(({ title, pages }) => (
          <div key={title} className="border-line-soft border-t py-2 first:border-t-0">
            <h2 className="px-5 py-1.5 font-semibold text-12 text-text-3 max-tablet:px-4">{say(title)}</h2>
            <ul>
              {pages.map((to) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="flex min-h-14 items-center justify-between gap-3 px-5 py-2 font-medium text-14 leading-snug hover:bg-surface-3 max-tablet:px-4"
                  >
                    <span>
                      {sayCommon(`title.${to}`)}
                      <span className="mt-0.5 block text-12 text-text-3">{say(`list.${to}`)}</span>
                    </span>
                    <RightIcon size={16} className="shrink-0 text-text-3" />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </Card>
  )
}
