import * as adminDebug from '@/lib/admin/debug/contract'
import * as contentImport from '@/lib/admin/imports/contract'
import * as contentExport from '@/lib/admin/transfer/contract'
import * as userExport from '@/lib/admin/user-export/contract'
import * as userSessions from '@/lib/admin/user-sessions/contract'
import * as adminUsers from '@/lib/admin/users/contract'
import * as analytics from '@/lib/analytics/contract'
import * as audit from '@/lib/audit/contract'
import * as acceptance from '@/lib/auth/acceptance/contract'
import * as confirmation from '@/lib/auth/confirmation/contract'
import * as auth from '@/lib/auth/contract'
import * as credentials from '@/lib/auth/credentials/contract'
import * as invitations from '@/lib/auth/invitations/contract'
import * as recovery from '@/lib/auth/recovery/contract'
import * as secondFactor from '@/lib/auth/second-factor/contract'
import * as sessions from '@/lib/auth/sessions/contract'
import * as social from '@/lib/auth/social/contract'
import * as badges from '@/lib/badges/contract'
import * as badgeEditor from '@/lib/badges/editor/contract'
import * as challenges from '@/lib/challenges/contract'
import * as challengeEditor from '@/lib/challenges/editor/contract'
import * as plan from '@/lib/challenges/plan/contract'
import * as publishing from '@/lib/challenges/publishing/contract'
import * as community from '@/lib/community/contract'
import * as completions from '@/lib/completions/contract'
import * as progress from '@/lib/completions/progress/contract'
import * as families from '@/lib/families/contract'
import * as kids from '@/lib/families/kids/contract'
import * as departure from '@/lib/families/membership/contract'
import * as pendingFamily from '@/lib/families/pending/contract'
import * as comments from '@/lib/feed/comments/contract'
import * as feed from '@/lib/feed/contract'
import * as shares from '@/lib/feed/shares/contract'
import type { Contract } from '@/lib/http/contract'
import * as leaderboard from '@/lib/leaderboard/contract'
import * as badgeMaterials from '@/lib/materials/badges/contract'
import * as materials from '@/lib/materials/contract'
import * as uploadedMaterials from '@/lib/materials/uploads/contract'
import * as moderation from '@/lib/moderation/contract'
import * as photos from '@/lib/photos/contract'
import * as recipes from '@/lib/recipes/contract'
import * as scores from '@/lib/scores/contract'
import * as tasks from '@/lib/tasks/contract'
import * as users from '@/lib/users/contract'
import * as dataExport from '@/lib/users/export/contract'

const rooms = [
  adminDebug,
  adminUsers,
  contentExport,
  contentImport,
  userExport,
  userSessions,
  analytics,
  materials,
  badgeMaterials,
  uploadedMaterials,
  community,
  feed,
  comments,
  shares,
  leaderboard,
  moderation,
  badgeEditor,
  challengeEditor,
  plan,
  publishing,
  audit,
  auth,
  confirmation,
  credentials,
  secondFactor,
  sessions,
  recovery,
  invitations,
  acceptance,
  social,
  users,
  dataExport,
  families,
  departure,
  kids,
  pendingFamily,
  scores,
  tasks,
  recipes,
  challenges,
  completions,
  progress,
  badges,
  photos,
]

/** Every endpoint of the API; an architecture test compares it with the route folders. */
export const contracts: Contract[] = rooms.flatMap((room) => Object.values(room) as unknown as Contract[])
