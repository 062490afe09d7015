import { RuleView } from '../../../features/boards/rule-view.tsx'

export function Page() {
  return <RuleView kind="rule" />
}
