import { cx } from '@maru/ui/cx.ts'
import type { Ref } from 'react'
import type { FrameState } from '../../../features/games/frame-watch.ts'

export const isTrouble = (state: FrameState): state is 'silent' | 'failed' | 'lost' | 'ended' =>
  state !== 'waiting' && state !== 'ready'

type FramedProps = {
  url: string
  title: string
  isReady: boolean
  onLoad: () => void
  ref?: Ref<HTMLIFrameElement>
}

/** Under its cover a page may already look busy, or black. */
export const Framed = ({ url, title, isReady, onLoad, ref }: FramedProps) => (
  <iframe
    ref={ref}
    src={url}
    title={title}
    allow="fullscreen; autoplay"
    onLoad={onLoad}
    className={cx(
      'size-full border-0 transition-opacity duration-200 motion-reduce:transition-none',
      !isReady && 'opacity-0',
    )}
  />
)
