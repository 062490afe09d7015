import { textOf } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Component, type ReactNode } from 'react'

/** A part that could not be shown; one that is gone after an update needs a fresh page. */
export class Crash extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return (
      <main className="mx-auto max-w-130 p-4 pt-16">
        <Card>
          <ErrorNote
            title={textOf('partner-site', 'broken')}
            action={
              <Button size="sm" onClick={() => location.reload()}>
                {textOf('partner-site', 'retry')}
              </Button>
            }
          />
        </Card>
      </main>
    )
  }
}
