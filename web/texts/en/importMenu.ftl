import = Import
from-file = Excel, CSV or vCard file
from-text = Pasted rows
