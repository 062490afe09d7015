import type { CSSProperties } from 'react'
import type { Box } from '../scene/scene.ts'

export const styleOf = ({ x, y, width, height }: Box): CSSProperties => ({ left: x, top: y, width, height })
