import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { TreePanel } from '../features/partners/tree-panel.tsx'

const route = getRouteApi('/office/partners')

export const PartnersPage = () => {
  const t = useText('office')
  const { search, period } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('menu.partners')}</h1>
      </div>
      <TreePanel
        search={search}
        period={period}
        onSearch={(next) => void navigate({ search: (was) => ({ ...was, search: next }) })}
        onPeriod={(next) => void navigate({ search: (was) => ({ ...was, period: next }) })}
      />
    </div>
  )
}
