import { useText } from '@maru/i18n/react'
import { PageTabs } from '../../shared/parts/page-tabs.tsx'

const pages = ['pointUse', 'pointList', 'pointChange'] as const

/** Between the pages of points. */
export function PointTabs() {
  const say = useText('points')
  const labelled = pages.map((to) => ({ to, label: say(`tabs.${to}`) }))
  return (
    <PageTabs
      label={say('tabs.label')}
      pages={labelled}
      className="flex max-w-full justify-self-start max-tablet:w-full"
    />
  )
}
