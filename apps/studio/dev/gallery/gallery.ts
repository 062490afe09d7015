import { Container } from 'pixi.js'
import { type RoomName, roomNames } from '../../pages/src/live/backdrop/rooms.ts'
import type { DealerAct, RoomMoment } from '../../pages/src/live/scene/scene.ts'
import { openRenderer } from '../../pages/src/slot/open-renderer.ts'
import { openCell } from './scene-cell.ts'

/**
 * `?rooms=pine,wave&w=360&h=200&columns=4&frames=12&step=150&act=deal&dealer=0&zoom=2&live`: every room in every frame; `live` runs on, else the slider moves the time.
 */
const asked = new URLSearchParams(location.search)
const text = (name: string, otherwise: string): string => asked.get(name) ?? otherwise
const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise)

const rooms = text('rooms', roomNames.join(',')).split(',') as RoomName[]
const [width, height] = [number('w', 480), number('h', 300)]
const columns = number('columns', Math.max(1, Math.floor(1440 / width)))
const frames = number('frames', 1)
const [from, step] = [number('from', 0), number('step', 150)]
const act = text('act', '') as DealerAct['act'] | ''
const at = { x: number('x', 0.4), y: number('y', 1) }
const acts: DealerAct[] =
  act === ''
    ? []
    : act === 'draw'
      ? [
          { act: 'draw', from: 400, to: 700, at: { x: 0.84, y: 0.95 } },
          { act: 'deal', from: 700, to: 1100, at },
        ]
      : [{ act, from: 400, to: 400 + number('ms', 1000), at }]

const momentAt = (ms: number): RoomMoment => ({
  now: number('now', 100_000) + ms,
  row: { round: 1, phase: 'dealing', startedAt: 0, endsAt: null, voided: false },
  deal: null,
  dealing: act ? ms : undefined,
  isStill: asked.has('still'),
})

const host = document.getElementById('stage')
const slider = document.getElementById('time')
if (host && slider instanceof HTMLInputElement) {
  const cells = await Promise.all(
    rooms.flatMap((room, index) =>
      Array.from({ length: frames }, () =>
        openCell({
          room,
          dealer: asked.has('dealer') ? number('dealer', 0) : undefined,
          width,
          height,
          seed: number('seed', 7) + index,
          acts,
          isMarked: asked.has('marks'),
          zoom: number('zoom', 1),
        }),
      ),
    ),
  )
  host.style.width = `${width * columns}px`
  host.style.height = `${height * Math.ceil(cells.length / columns)}px`
  const renderer = await openRenderer(host)
  const stage = new Container()
  cells.forEach(({ view }, index) => {
    view.position.set((index % columns) * width, Math.floor(index / columns) * height)
    stage.addChild(view)
  })
  const draw = (ms: number): void => {
    for (const [index, cell] of cells.entries()) cell.update(momentAt(ms + (index % frames) * step))
    renderer.render(stage)
  }
  slider.addEventListener('input', () => draw(Number(slider.value)))
  draw(from)
  if (asked.has('live'))
    requestAnimationFrame(function next(time) {
      draw(from + time)
      requestAnimationFrame(next)
    })
  // In the same task as the drawing: later the canvas is empty.
  draw(from)
  if (asked.has('picture')) document.body.dataset.picture = renderer.canvas.toDataURL()
  document.body.dataset.ready = 'yes'
}
