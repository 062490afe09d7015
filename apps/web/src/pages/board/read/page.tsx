import { useText } from '@maru/i18n/react'
import { LeftGlyph } from '@maru/ui/glyphs.tsx'
import { BoardAside } from '../../../features/boards/board-aside.tsx'
import type { PostBoard } from '../../../features/boards/calls/boards.ts'
import { entryInPath } from '../../../features/boards/entry-in-path.ts'
import { PostView } from '../../../features/boards/post-view.tsx'
import { Link, useLocation, useMatch } from '../../../shared/navigation/index.ts'

const boards = ['normal', 'event', 'guide'] as const

export function Page() {
  const say = useText('boards')
  const asked = useLocation().search.board
  const board: PostBoard = boards.find((known) => known === asked) ?? 'normal'
  const boardIdx = entryInPath(useMatch()?.params.boardIdx)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 max-tablet:pt-1 desk:grid-cols-[minmax(0,860px)_minmax(0,336px)] desk:justify-between">
      <div className="grid max-w-215 grid-cols-[minmax(0,1fr)] gap-5">
        <Link
          to="boardList"
          search={{ board: board === 'normal' ? undefined : board }}
          className="inline-flex min-h-8 items-center gap-1.5 justify-self-start text-13 text-text-2 hover:text-text touch:min-h-11"
        >
          <LeftGlyph size={16} />
          {say(`board.${board}`)}
        </Link>
        <PostView key={boardIdx} board={board} boardIdx={boardIdx} listPage="boardList" />
      </div>
      <BoardAside board={board} boardIdx={boardIdx} />
    </div>
  )
}
