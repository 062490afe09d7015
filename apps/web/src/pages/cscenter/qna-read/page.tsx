import { CsTabs } from '../../../features/boards/cs-tabs.tsx'
import { QuestionView } from '../../../features/boards/question-view.tsx'
import { useMatch } from '../../../shared/navigation/index.ts'

export function Page() {
  const boardIdx = Number(useMatch()?.params.boardIdx)
  return (
    <div className="grid max-w-180 grid-cols-[minmax(0,1fr)] gap-5 max-tablet:pt-3">
      <CsTabs />
      <QuestionView key={boardIdx} boardIdx={Number.isSafeInteger(boardIdx) && boardIdx > 0 ? boardIdx : 1} />
    </div>
  )
}
