import { graphql } from '../gql/gql.ts';

export const AddSeatingRule = graphql(`
  mutation AddSeatingRule($input: AddSeatingRuleInput!) {
    addSeatingRule(input: $input) {
      position
      stepId
      rule {
        ...SeatingRuleParts
      }
    }
  }
`);

export const ChangeSeatingRule = graphql(`
  mutation ChangeSeatingRule($input: ChangeSeatingRuleInput!) {
    changeSeatingRule(input: $input) {
      position
      stepId
      rule {
        ...SeatingRuleParts
      }
    }
  }
`);

export const RemoveSeatingRule = graphql(`
  mutation RemoveSeatingRule($input: RemoveSeatingRuleInput!) {
    removeSeatingRule(input: $input) {
      position
      stepId
      id
    }
  }
`);

export const ApplyRulePreset = graphql(`
  mutation ApplyRulePreset($input: ApplyRulePresetInput!) {
    applyRulePreset(input: $input) {
      position
      stepId
      addedIds
      rules {
        ...SeatingRuleParts
      }
    }
  }
`);

export const PickSeatingPreference = graphql(`
  mutation PickSeatingPreference($input: PickSeatingPreferenceInput!) {
    pickSeatingPreference(input: $input) {
      position
      stepId
      rule {
        ...SeatingRuleParts
      }
    }
  }
`);
