import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { Chip } from '../../../shared/parts/chip.tsx'
import { KeyCap } from '../../../shared/parts/key-cap.tsx'
import type { Stream } from './use-stream.ts'

/** Of the head of a list that goes on by itself: how many are new while it is paused, and the button that does it. */
export const PauseStream = ({ stream }: { stream: Stream }) => {
  const say = useText('office-sports-tickets')
  const { newCount, isManyNew, isPaused, toggle } = stream
  return (
    <>
      <span role="status">
        {newCount > 0 && (
          <Chip tone="info">{say(isManyNew ? 'stream.new-many' : 'stream.new', { count: newCount })}</Chip>
        )}
      </span>
      <span className="grow" />
      <Button size="compact-sm" variant={isPaused ? 'filled' : 'default'} aria-pressed={isPaused} onClick={toggle}>
        {say(isPaused ? 'stream.resume' : 'stream.pause')}
        <KeyCap name="hold" />
      </Button>
    </>
  )
}
