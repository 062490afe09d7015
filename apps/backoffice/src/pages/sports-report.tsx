import { FlagsPanel } from '../features/sports/report/flags-panel.tsx'
import { ProfitPanel } from '../features/sports/report/profit-panel.tsx'
import { SportsHead } from '../features/sports/sports-head.tsx'

/** What sports brought, and who is worth a look. */
export const SportsReportPage = () => (
  <>
    <SportsHead />
    <div className="page-body">
      <ProfitPanel />
      <FlagsPanel />
    </div>
  </>
)
