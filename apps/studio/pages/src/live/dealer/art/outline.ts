/** Shoulders a little closer than they were drawn. */
export const CLOSER = 'translate(25.6 0) scale(.92 1)'
export const TORSO =
  'M284 244C258 262 224 268 206 292C190 326 182 410 180 560H460C458 410 450 326 434 292C416 268 382 262 356 244L320 292Z'
