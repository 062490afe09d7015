import { session } from '@maru/client'
import { textOf } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Component, type ReactNode } from 'react'

type State = { problem: unknown }

/** A page that cannot be shown says so in its own place; header, balance and menus stay. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { problem: undefined }

  static getDerivedStateFromError(problem: unknown): State {
    return { problem }
  }

  override render(): ReactNode {
    if (this.state.problem === undefined) return this.props.children
    return (
      <div role="alert" className="grid min-h-[60vh] content-center justify-items-center gap-3 text-center">
        <h1 className="font-bold text-18">{textOf('common', 'problem.title')}</h1>
        <p className="text-text-2">{textOf('common', 'problem.offline')}</p>
        {session() && <p className="text-text-2">{textOf('common', 'problem.safe')}</p>}
        {/* New code may have been published: the old page's files are gone then. */}
        <Button kind="filled" onClick={() => location.reload()}>
          {textOf('common', 'action.reload')}
        </Button>
      </div>
    )
  }
}
