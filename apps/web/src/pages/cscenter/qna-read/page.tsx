import { CsTabs } from '../../../features/boards/cs-tabs.tsx'
import { entryInPath } from '../../../features/boards/entry-in-path.ts'
import { QuestionView } from '../../../features/boards/question-view.tsx'
import { useMatch } from '../../../shared/navigation/index.ts'

export function Page() {
  const boardIdx = entryInPath(useMatch()?.params.boardIdx)
  return (
    <div className="grid max-w-180 grid-cols-[minmax(0,1fr)] gap-5 max-tablet:pt-3">
      <CsTabs />
      <QuestionView key={boardIdx} boardIdx={boardIdx} />
    </div>
  )
}
