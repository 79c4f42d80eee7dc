import * as adminDebug from '@/lib/features/admin/debug/contract'
import * as contentImport from '@/lib/features/admin/imports/contract'
import * as contentExport from '@/lib/features/admin/transfer/contract'
import * as userExport from '@/lib/features/admin/user-export/contract'
import * as userSessions from '@/lib/features/admin/user-sessions/contract'
import * as adminUsers from '@/lib/features/admin/users/contract'
import * as analytics from '@/lib/features/analytics/contract'
import * as audit from '@/lib/features/audit/contract'
import * as acceptance from '@/lib/features/auth/acceptance/contract'
import * as confirmation from '@/lib/features/auth/confirmation/contract'
import * as auth from '@/lib/features/auth/contract'
import * as credentials from '@/lib/features/auth/credentials/contract'
import * as invitations from '@/lib/features/auth/invitations/contract'
import * as oneTimeSignIn from '@/lib/features/auth/one-time-sign-in/contract'
import * as recovery from '@/lib/features/auth/recovery/contract'
import * as secondFactor from '@/lib/features/auth/second-factor/contract'
import * as sessions from '@/lib/features/auth/sessions/contract'
import * as social from '@/lib/features/auth/social/contract'
import * as badges from '@/lib/features/badges/contract'
import * as badgeEditor from '@/lib/features/badges/editor/contract'
import * as challenges from '@/lib/features/challenges/contract'
import * as challengeEditor from '@/lib/features/challenges/editor/contract'
import * as plan from '@/lib/features/challenges/plan/contract'
import * as publishing from '@/lib/features/challenges/publishing/contract'
import * as community from '@/lib/features/community/contract'
import * as completions from '@/lib/features/completions/contract'
import * as familyGoals from '@/lib/features/completions/family-goals/contract'
import * as kidHistory from '@/lib/features/completions/history/contract'
import * as progress from '@/lib/features/completions/progress/contract'
import * as recap from '@/lib/features/completions/recap/contract'
import * as swaps from '@/lib/features/completions/swaps/contract'
import * as waiting from '@/lib/features/completions/waiting/contract'
import * as calendar from '@/lib/features/families/calendar/contract'
import * as families from '@/lib/features/families/contract'
import * as devices from '@/lib/features/families/devices/contract'
import * as kids from '@/lib/features/families/kids/contract'
import * as departure from '@/lib/features/families/membership/contract'
import * as pendingFamily from '@/lib/features/families/pending/contract'
import * as cheers from '@/lib/features/feed/cheers/contract'
import * as comments from '@/lib/features/feed/comments/contract'
import * as feed from '@/lib/features/feed/contract'
import * as shares from '@/lib/features/feed/shares/contract'
import * as mailTest from '@/lib/features/installation/mail-test/contract'
import * as starter from '@/lib/features/installation/starter/contract'
import * as leaderboard from '@/lib/features/leaderboard/contract'
import * as seasons from '@/lib/features/leaderboard/seasons/contract'
import * as badgeMaterials from '@/lib/features/materials/badges/contract'
import * as materials from '@/lib/features/materials/contract'
import * as uploadedMaterials from '@/lib/features/materials/uploads/contract'
import * as moderation from '@/lib/features/moderation/contract'
import * as notifications from '@/lib/features/notifications/contract'
import * as pushSubscriptions from '@/lib/features/notifications/push-subscriptions/contract'
import * as notificationSettings from '@/lib/features/notifications/settings/contract'
import * as unsubscribe from '@/lib/features/notifications/unsubscribe/contract'
import * as photos from '@/lib/features/photos/contract'
import * as recipes from '@/lib/features/recipes/contract'
import * as scores from '@/lib/features/scores/contract'
import * as tasks from '@/lib/features/tasks/contract'
import * as users from '@/lib/features/users/contract'
import * as dataExport from '@/lib/features/users/export/contract'
import type { Contract } from '@/lib/platform/http/contract'

/** In the order of the API page. */
const features = [
  auth,
  social,
  confirmation,
  credentials,
  secondFactor,
  sessions,
  oneTimeSignIn,
  recovery,
  invitations,
  acceptance,
  users,
  dataExport,
  families,
  kids,
  departure,
  pendingFamily,
  calendar,
  devices,
  challenges,
  plan,
  swaps,
  challengeEditor,
  publishing,
  completions,
  progress,
  waiting,
  recap,
  familyGoals,
  kidHistory,
  photos,
  badges,
  badgeEditor,
  feed,
  comments,
  cheers,
  shares,
  community,
  leaderboard,
  seasons,
  notifications,
  notificationSettings,
  pushSubscriptions,
  unsubscribe,
  tasks,
  recipes,
  materials,
  badgeMaterials,
  uploadedMaterials,
  moderation,
  adminUsers,
  userSessions,
  userExport,
  analytics,
  audit,
  contentExport,
  contentImport,
  starter,
  mailTest,
  scores,
  adminDebug,
]

/** All endpoints, compared with the route folders by a test. */
export const contracts: Contract[] = features.flatMap(
  (feature) => Object.values(feature) as unknown as Contract[],
)
