add-table = Add Table
