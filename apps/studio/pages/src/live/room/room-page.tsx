import { useRef } from 'react'
import { useSize } from '../../frame/use-size.ts'
import { gameViews } from '../game/game-views.ts'
import { shapeOf } from '../scene/room-shape.ts'

export function RoomPage() {
  const main = useRef<HTMLElement>(null)
  const size = useSize(main)
  return (
    <main
      ref={main}
      data-games={Object.keys(gameViews).join(' ')}
      data-shape={size && shapeOf(size.width, size.height)}
    />
  )
}
