import { useEffect, useRef } from 'react'

/** So few pixels that stretching them is all the blur there is: a filter over the whole window holds its first picture up for half a second. */
const [columns, rows] = [12, 8]

/** The colours of a picture, far out of focus, behind what stands before it. */
export function CoverGlow({ image }: { image: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const picture = new Image()
    picture.onload = () => {
      // Whole and from its corner: of a part of an SVG, Chromium draws nothing.
      const height = (columns * picture.naturalHeight) / picture.naturalWidth
      canvas.current?.getContext('2d')?.drawImage(picture, 0, (rows - height) / 2, columns, height)
    }
    picture.src = image
    return () => {
      picture.onload = null
    }
  }, [image])
  return (
    <canvas ref={canvas} width={columns} height={rows} className="absolute inset-0 size-full object-cover opacity-30" />
  )
}
