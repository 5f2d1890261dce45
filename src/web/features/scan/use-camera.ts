import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { CameraError, type CameraFault, openCamera } from './camera.ts'

export type Camera = {
  state: 'opening' | 'open' | CameraFault
  /** Of the element that shows it. */
  video: RefObject<HTMLVideoElement | null>
  retry: () => void
}

/** Shows the camera in a video as long as the component is there, and lets go of it when it is not. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const shown = useRef<MediaStream>(undefined)
  const [state, setState] = useState<Camera['state']>('opening')
  useEffect(() => {
    if (state !== 'opening') return undefined
    let over = false
    const begin = async () => {
      try {
        const stream = await openCamera()
        const element = video.current
        if (over || element === null) return letGo(stream)
        shown.current = stream
        // A camera that is unplugged, or taken by a call, ends by itself.
        stream.getVideoTracks()[0]?.addEventListener('ended', () => setState('busy'))
        element.srcObject = stream
        await element.play()
        if (!over) setState('open')
      } catch (error) {
        // The component went away while the video began to play.
        if (!over) setState(error instanceof CameraError ? error.fault : 'broken')
      }
    }
    void begin()
    return () => {
      over = true
    }
  }, [state])
  useEffect(
    () => () => {
      letGo(shown.current)
    },
    [],
  )
  const retry = useCallback(() => setState('opening'), [])
  return { state, video, retry }
}

function letGo(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
