import {
  findOperatorInvitation,
  findTeamInvitation,
  getTeam,
  inviteTeammate,
  joinTeam,
  registerOperator,
  removeTeammate,
  requestPasswordReset,
  resendTeamInvitation,
  resetPassword,
  takeBackAddress,
  updateEmail,
  updateNotificationPreferences,
  updatePassword,
  verifyEmail,
  withdrawTeamInvitation,
} from "@triptych/contract/accounts";
import { useCommand, useEndpoint } from "../../platform/query.ts";

export const useRequestPasswordReset = () => useCommand(requestPasswordReset);
export const useResetPassword = () => useCommand(resetPassword);
export const useTakeBackAddress = () => useCommand(takeBackAddress);
export const useUpdateEmail = () => useCommand(updateEmail);
export const useUpdatePassword = () => useCommand(updatePassword);
export const useUpdateNotificationPreferences = () => useCommand(updateNotificationPreferences);

export const useTeam = () => useEndpoint(getTeam, undefined, { staleTime: 0 });
export const useInviteTeammate = () => useCommand(inviteTeammate, { refreshes: [getTeam] });
export const useResendTeamInvitation = () => useCommand(resendTeamInvitation, { refreshes: [getTeam] });
export const useWithdrawTeamInvitation = () => useCommand(withdrawTeamInvitation, { refreshes: [getTeam] });
export const useRemoveTeammate = () => useCommand(removeTeammate, { refreshes: [getTeam] });
export const useTeamInvitation = (token: string) =>
  useEndpoint(findTeamInvitation, { query: { token } }, { enabled: token !== "" });
export const useJoinTeam = () => useCommand(joinTeam);

export const useOperatorInvitation = (token: string) =>
  useEndpoint(findOperatorInvitation, { query: { token } }, { enabled: token !== "" });
export const useRegisterOperator = () => useCommand(registerOperator);

/** Verifies once per token: the reply stays in the cache however often the page is drawn. */
export const useVerifyEmail = (token: string) =>
  useEndpoint(verifyEmail, { query: { token } }, { enabled: token !== "", gcTime: Infinity });
