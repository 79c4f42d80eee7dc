import { bodyTasks } from './body-tasks'
import { foodTasks } from './food-tasks'
import { homeTasks } from './home-tasks'
import type { TaskText } from './text'

const all = { ...foodTasks, ...bodyTasks, ...homeTasks }

export type TaskName = keyof typeof all

export const taskTexts: Record<TaskName, TaskText> = all
