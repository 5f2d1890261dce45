import { type RefObject, useCallback, useEffect, useState } from 'react'
import { CameraError, type CameraFault, openCamera } from './camera.ts'

export type Camera = { state: 'opening' | 'open' | CameraFault; retry: () => void }

/** Shows the camera in a video as long as the component is there, and lets go of it when it is not. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): Camera {
  const [state, setState] = useState<Camera['state']>('opening')
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let stream: MediaStream | undefined
    let over = false
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    const begin = async () => {
      try {
        stream = await openCamera()
        if (over) return stop()
        // A camera that is unplugged, or taken by a call, ends by itself.
        stream.getVideoTracks()[0]?.addEventListener('ended', () => setState('busy'))
        const element = video.current
        if (element === null) return stop()
        element.srcObject = stream
        await element.play()
        setState('open')
      } catch (error) {
        // The component went away while the video began to play.
        if (over) return
        setState(error instanceof CameraError ? error.fault : 'broken')
      }
    }
    void begin()
    return () => {
      over = true
      stop()
    }
  }, [video, turn])
  const retry = useCallback(() => {
    setState('opening')
    setTurn((old) => old + 1)
  }, [])
  return { state, retry }
}
