import { useText } from '@maru/i18n/react'
import { TAB_ROW, tabClass } from '@maru/ui/tabs.tsx'
import { Link, type RouteName, useMatch } from '../../shared/navigation/index.ts'

const pages = [
  { to: 'qnaList', also: ['qnaRead', 'qnaWrite', 'accountQna'] },
  { to: 'faq', also: [] },
  { to: 'support', also: [] },
  { to: 'noticeList', also: ['noticeRead'] },
  { to: 'rules', also: ['sportRules', 'gameGuide'] },
] as const satisfies { to: RouteName; also: RouteName[] }[]

/** Between the pages of the customer center. */
export function CsTabs() {
  const say = useText('boards')
  const here = useMatch()?.name
  return (
    <nav aria-label={say('cs.title')} className={`${TAB_ROW} max-tablet:-mx-4 max-tablet:gap-5 max-tablet:px-4`}>
      {pages.map(({ to, also }) => {
        const isHere = here === to || also.some((name) => name === here)
        return (
          <Link key={to} to={to} className={tabClass(isHere)} aria-current={isHere ? 'page' : undefined}>
            {say(`cs.${to}`)}
          </Link>
        )
      })}
    </nav>
  )
}
