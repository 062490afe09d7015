import { ResultsView } from '../../../features/sports-results/results-view.tsx'

export function Page() {
  return <ResultsView />
}
